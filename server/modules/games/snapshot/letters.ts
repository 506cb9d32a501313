/** Which letters a text has, one bit for every thirty-second of them: what two texts can't share shows at once. */
export type Letters = number

export function lettersOf(text: string): Letters {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31)
  return bits
}

/** How many kinds of letters `a` has that `b` has not: each costs an edit. */
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

/** A folded name without what stands between its words. */
export function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * How many letters must be dropped, added, replaced or swapped with their neighbour to make `b` of `a`; more
 * than `atMost` is answered as `atMost + 1`.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      let cost = Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > atMost) return atMost + 1
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, atMost + 1)
}
