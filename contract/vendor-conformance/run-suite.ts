import type { WalletWorld } from './driver.ts'
import { giftCases } from './gift-cases.ts'
import { playAgainstPlain } from './interleavings.ts'
import { partyCases } from './party-cases.ts'
import { roundCases } from './round-cases.ts'
import { type ConformanceCase, Scene } from './scene.ts'
import { tableCases } from './table-cases.ts'

/** The cases of domain section c.4 that hold for every adapter, and from C41 on those about gifts (ADR 21). */
export const conformanceCases: readonly ConformanceCase[] = [...roundCases, ...tableCases, ...partyCases, ...giftCases]

export interface CaseResult {
  readonly name: string
  readonly is: 'passed' | 'failed' | 'not run'
  /** The fault, or what the world lacks. */
  readonly why?: string
}

/** Abilities that a case needs and this world lacks. */
export const lacks = ({ needs = [] }: ConformanceCase, world: WalletWorld): readonly string[] =>
  needs.filter((ability) => world[ability] === undefined)

/** Runs every case one after the other, then `runs` random runs from `seed` on. */
export async function* runSuite(world: WalletWorld, runs: number, seed: number): AsyncGenerator<CaseResult> {
  for (const each of conformanceCases) {
    const missing = lacks(each, world)
    if (missing.length > 0) yield { name: each.name, is: 'not run', why: `it needs ${missing.join(', ')}` }
    else yield await resultOf(each.name, () => each.run(new Scene(world)))
  }
  for (let run = 0; run < runs; run++)
    yield await resultOf(`C40 random messages, seed ${seed + run}`, () =>
      playAgainstPlain(new Scene(world), seed + run),
    )
}

async function resultOf(name: string, run: () => Promise<void>): Promise<CaseResult> {
  try {
    await run()
    return { name, is: 'passed' }
  } catch (error) {
    return { name, is: 'failed', why: (error as Error).message }
  }
}
