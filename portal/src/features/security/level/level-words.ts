import type { Security } from '../security-queries.ts'

type Level = Security['level']
export type LevelPart = Level['parts'][number]

/** From such a share of what can be reached on, in percent, an account counts as this secure. */
const mediumFrom = 40
const highFrom = 70

export function levelOf(score: number): 'low' | 'medium' | 'high' {
  if (score >= highFrom) return 'high'
  return score >= mediumFrom ? 'medium' : 'low'
}

/** The points that are reached. */
export function reachedPoints({ parts }: Level): number {
  return parts.reduce((sum, { points, isReached }) => sum + (isReached ? points : 0), 0)
}

/** All that can be reached. */
export function mostPoints({ parts }: Level): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

/** What is missing and worth most: the first of equals. */
export function nextPart({ parts }: Level): LevelPart | undefined {
  return parts
    .filter(({ isReached }) => !isReached)
    .reduce<LevelPart | undefined>((best, part) => (best && best.points >= part.points ? best : part), undefined)
}
