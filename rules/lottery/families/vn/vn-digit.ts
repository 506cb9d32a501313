import { numberMatch } from '../../primitives/number-match.ts'

type WithSpecial = { readonly DB: readonly string[] }

/** Đầu: the tens digit of the special prize. */
export function vnTen<D extends WithSpecial>() {
  return digitFromTheEnd<D>(2)
}

/** Đuôi: the units digit of the special prize. */
export function vnUnit<D extends WithSpecial>() {
  return digitFromTheEnd<D>(1)
}

function digitFromTheEnd<D extends WithSpecial>(place: number) {
  return numberMatch<D>({ width: 1, count: 1, numbers: ({ DB }) => [DB[0]?.at(-place) ?? ''] })
}
