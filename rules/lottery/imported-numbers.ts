import type { SeaDraw } from './draw.ts'

/** Where Thai numbers come from that are not drawn for the purpose. Undefined where a source is not as expected. */

/** Laos: the last four digits of the number drawn; the bottom number is their first two. */
export function laoNumbers(drawn: string): SeaDraw | undefined {
  if (!/^\d{4,6}$/.test(drawn)) return undefined
  const first = drawn.slice(-4)
  return { family: 'SEA', first, b2: first.slice(0, 2), front3: [], back3: [] }
}

/** Hanoi: the last four digits of the special prize; the bottom number is the end of the first prize. */
export function hanoiNumbers(prizes: { readonly special: string; readonly first: string }): SeaDraw | undefined {
  if (!/^\d{5}$/.test(prizes.special) || !/^\d{5}$/.test(prizes.first)) return undefined
  return { family: 'SEA', first: prizes.special.slice(-4), b2: prizes.first.slice(-2), front3: [], back3: [] }
}

/**
 * A stock index with two decimals: the units digit of its value and both decimals; the bottom number is the
 * decimals of its change, whatever its sign.
 */
export function stockNumbers(index: { readonly value: string; readonly change: string }): SeaDraw | undefined {
  const value = /^\d*(\d)\.(\d\d)$/.exec(index.value)
  const change = /^[+-]?\d+\.(\d\d)$/.exec(index.change)
  if (!value || !change) return undefined
  return { family: 'SEA', first: `${value[1]}${value[2]}`, b2: change[1] ?? '', front3: [], back3: [] }
}
