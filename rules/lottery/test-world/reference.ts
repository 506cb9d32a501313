/** The tiers that a line wins in a draw, `PUSH` where its stake is returned. */
export type Line = (drawn: readonly number[]) => readonly string[]

/** Every line of a selection, written out: the naive reading of a bet type that its formulas are held against. */
export type Reference = (fields: readonly (readonly string[])[]) => Line[]

/** References by play code. */
export type ReferenceTable = Readonly<Record<string, Reference>>

/** A line with one tier. */
export function line(isWon: (drawn: readonly number[]) => boolean, tier = '1'): Line {
  const [won, lost] = [[tier], []]
  return (drawn) => (isWon(drawn) ? won : lost)
}

/** Lines that the labels of one field stand for. */
export function eachLabel(toLine: (label: string) => Line): Reference {
  return ([labels = []]) => labels.map(toLine)
}

/** Lines that the labels of every field stand for, by position from 0. */
export function eachField(toLine: (label: string, position: number) => Line): Reference {
  return (fields) => fields.flatMap((labels, position) => labels.map((label) => toLine(label, position)))
}

/** Every way to take one of each list. */
export function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((made, list) => made.flatMap((head) => list.map((item) => [...head, item])), [[]])
}

/** Every way to take `count` of a list, order ignored. */
export function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((item, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}

/** The fields of a canonical selection. */
export function fieldsOf(canonical: string): string[][] {
  return canonical.split('|').map((field) => (field === '-' ? [] : field.split(',')))
}

/** Whether a value is big, small, odd or even. */
export function isSide(side: string, value: number, bigFrom: number): boolean {
  if (side === 'B') return value >= bigFrom
  if (side === 'S') return value < bigFrom
  return side === 'O' ? value % 2 === 1 : value % 2 === 0
}
