/** The letters of a text, one bit for each thirty-second of them: texts that differ much are told apart at once. */
export type Letters = number

export function lettersOf(text: string): Letters {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31)
  return bits
}

/** Number of bits of `a` that `b` lacks: each costs an edit. */
export function lettersMissing(a: Letters, b: Letters): number {
  let bits = a & ~b
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

/** The words of a folded name. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** A folded name without its spaces. */
export function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Longest text that is compared. */
const longest = 64
/** The rows of the table that `editDistance` fills, made once: it runs thousands of times for one term. */
let [before, above, current] = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)]

/**
 * The number of letters to drop, add, replace or swap with a neighbour to turn `a` into `b`; `atMost + 1` if more. Only
 * cells that `atMost` edits can reach are filled.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  const tooMany = atMost + 1
  if (Math.abs(a.length - b.length) > atMost || a.length > longest || b.length > longest) return tooMany
  for (let column = 0; column <= Math.min(b.length, tooMany); column++) above[column] = column
  let leastAbove = 0
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - atMost)
    const last = Math.min(b.length, row + atMost)
    let least = first === 1 ? Math.min(row, tooMany) : tooMany
    current[first - 1] = least
    for (let column = first; column <= last; column++) {
      const cost = costOfCell(a, b, row, column)
      current[column] = cost
      if (cost < least) least = cost
    }
    // A swap reaches back two rows.
    if (least > atMost && leastAbove > atMost) return tooMany
    leastAbove = least
    if (last < b.length) current[last + 1] = tooMany
    ;[before, above, current] = [above, current, before]
  }
  return Math.min(above[b.length] ?? 0, tooMany)
}

function costOfCell(a: string, b: string, row: number, column: number): number {
  const last = a.charCodeAt(row - 1)
  const end = b.charCodeAt(column - 1)
  const replaced = (above[column - 1] ?? 0) + (last === end ? 0 : 1)
  let cost = Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
  const isSwap = row > 1 && column > 1 && last === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === end
  if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
  return cost
}
