import { foldedName } from '@banyan/rules/content/folded-name.ts'
import type { Snapshot } from './snapshot.ts'

/** PLACEHOLDER */
export function foundPlaces(
  snapshot: Snapshot,
  term: string,
  tag: string,
  isWanted: (place: number) => boolean,
): number[] {
  const folded = foldedName(term)
  if (folded === '') return []
  const found: number[] = []
  for (const [place, game] of snapshot.games.entries()) {
    const names = JSON.parse(game.namesJson) as Record<string, string>
    if (isWanted(place) && [names[tag], names.en].some((name) => name && foldedName(name).includes(folded)))
      found.push(place)
  }
  return found
}
