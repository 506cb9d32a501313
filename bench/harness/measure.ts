import type { Effort } from './interleave.ts'
import type { Figure } from './ratio.ts'
import type { Stats } from './stats.ts'

/** One figure to hold: what it is, where it must stay and where it should be. */
export interface Measure {
  readonly name: string
  /** What a run must hold on two noisy cores. */
  readonly floor: number
  /** What we aim at. */
  readonly target: number
  /** `×` for a ratio, else the figure's own unit. */
  readonly unit: string
  readonly better: 'lower' | 'higher'
  /** True for a time that tells more of the machine than of us: it stands beside its limits and fails nothing. */
  readonly isReport?: true
  /** Measures, and throws when an answer was wrong: wrong answers fail, whatever their speed. */
  run(effort: Effort): Promise<Outcome>
}

/** What a run found. */
export interface Outcome {
  readonly figure: Figure
  /** The samples behind the figure, by the name of their side. */
  readonly sides: Readonly<Record<string, Stats>>
  readonly sideUnit: string
  /** What a reader must know to judge the figure. */
  readonly notes: readonly string[]
}

/** Measures that are run by one command and recorded in one section. */
export interface Suite {
  readonly name: string
  readonly title: string
  readonly measures: readonly Measure[]
  /** What must be there before it can run, in one line, or undefined when it is. */
  missing(): string | undefined
  /** Puts away what its measures shared. */
  close?(): Promise<void>
}

/** `wrong` is a run that answered wrongly or broke; `beyond` is a report past its floor. */
export type Verdict = 'pass' | 'near' | 'beyond' | 'fail' | 'wrong'

/** A measure with its outcome, or with the reason why it has none. */
export interface Finding {
  readonly measure: Measure
  readonly outcome: Outcome | undefined
  readonly verdict: Verdict
  readonly fault: string | undefined
}

/** Runs one measure; what it throws becomes its verdict, unless the whole run was given up. */
export async function findingOf(measure: Measure, effort: Effort): Promise<Finding> {
  try {
    const outcome = await measure.run(effort)
    const verdict = verdictOf(measure, outcome.figure.value)
    return { measure, outcome, verdict: verdict === 'fail' && measure.isReport ? 'beyond' : verdict, fault: undefined }
  } catch (error) {
    effort.signal.throwIfAborted()
    return { measure, outcome: undefined, verdict: 'wrong', fault: (error as Error).message }
  }
}

/** On the target or beyond: pass; on the floor or beyond: near; else, and when there is no number: fail. */
export function verdictOf(
  { floor, target, better }: Pick<Measure, 'floor' | 'target' | 'better'>,
  value: number,
): 'pass' | 'near' | 'fail' {
  const holds = (limit: number) => (better === 'lower' ? value <= limit : value >= limit)
  if (holds(target)) return 'pass'
  return holds(floor) ? 'near' : 'fail'
}

/** Whether a run may exit with 0. */
export function isAboveFloors(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict !== 'fail' && verdict !== 'wrong')
}
