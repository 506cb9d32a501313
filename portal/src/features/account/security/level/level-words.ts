import type { Security } from '../security-queries.ts'

type Level = Security['level']
export type LevelPart = Level['parts'][number]

/** Lowest percentage of the reachable points for each level. */
const mediumFrom = 40
const highFrom = 70

export function levelOf(score: number): 'low' | 'medium' | 'high' {
  if (score >= highFrom) return 'high'
  return score >= mediumFrom ? 'medium' : 'low'
}

/** The points reached so far. */
export function reachedPoints({ parts }: Level): number {
  return parts.reduce((sum, { points, isReached }) => sum + (isReached ? points : 0), 0)
}

/** All that can be reached. */
export function mostPoints({ parts }: Level): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

/** The missing part worth most; the first of equals. */
export function nextPart({ parts }: Level): LevelPart | undefined {
  return parts
    .filter(({ isReached }) => !isReached)
    .reduce<LevelPart | undefined>((best, part) => (best && best.points >= part.points ? best : part), undefined)
}
