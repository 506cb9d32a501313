import { momentOf } from '@banyan/rules/content/moment.ts'

/** When visitors see something: either end may be open. */
export interface Span {
  readonly from: string | null
  readonly until: string | null
}

export type Stage = 'planned' | 'shown' | 'over'

/** Whether visitors see it at this moment; what has no moment that makes sense never begins. */
export function stageOf({ from, until }: Span, now: number): Stage {
  if (from !== null && (momentOf(from)?.getTime() ?? Number.POSITIVE_INFINITY) > now) return 'planned'
  return until !== null && (momentOf(until)?.getTime() ?? Number.POSITIVE_INFINITY) <= now ? 'over' : 'shown'
}

/** Whether it would end before it begins, or at once. */
export function isBackwards({ from, until }: Span): boolean {
  const [begins, ends] = [from, until].map((moment) => (moment === null ? undefined : momentOf(moment)))
  return Boolean(begins && ends && ends <= begins)
}
