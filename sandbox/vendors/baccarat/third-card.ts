/** Whether a hand of two cards ends the round at once. */
export function isNatural(total: number): boolean {
  return total >= 8
}

/** Whether the player draws a third card, by the total of two. */
export function playerDraws(total: number): boolean {
  return total <= 5
}

/**
 * Whether the banker draws a third card, by the total of two and what the player's third card counts; undefined where
 * the player stood.
 */
export function bankerDraws(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= 5
  const [first, last] = drawsAgainst[total] ?? [1, 0]
  return first <= playersThird && playersThird <= last && !(total === 3 && playersThird === 8)
}

/* By the banker's total: the first and the last third card of the player's against which the banker draws. */
const drawsAgainst: readonly (readonly [number, number])[] = [
  [0, 9],
  [0, 9],
  [0, 9],
  [0, 9],
  [2, 7],
  [4, 7],
  [6, 7],
]
