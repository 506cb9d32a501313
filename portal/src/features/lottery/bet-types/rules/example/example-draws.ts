import { type DrawField, isTogether } from '#/src/features/lottery/games/draw-forms.ts'

/** A place of a draw: a number of a range, or a numeral of a width. */
type Slot = { readonly lowest: number; readonly highest: number; readonly urn?: string } | { readonly width: number }

/** A draw as it is typed, field by field. */
type Texts = readonly string[]

const randomFirst = 40
const randomLast = 2_500
/** Digits that are combined with each other, all ways. */
const combinedAtMost = 4

/**
 * Draws that may win with a selection, the likeliest looking ones first: some at random, then some with the numbers of
 * the selection in them. The same ones each time.
 */
export function* exampleDraws(form: readonly DrawField[], selection: string): Generator<Texts> {
  const random = randomOf(0x6261_6e79)
  const slots = slotsOf(form)
  const texts = (planted: ReadonlyMap<number, string>, isAtEnd = true) =>
    textsOf(form, filled(slots, planted, random, isAtEnd))
  for (let time = 0; time < randomFirst; time++) yield texts(new Map())
  const tokens = tokensOf(selection)
  for (const isAtEnd of [true, false])
    for (let start = 0; start < slots.length; start++)
      yield texts(new Map(tokens.map((token, index) => [start + index, token])), isAtEnd)
  if (slots.length <= 5) {
    for (let start = 0; start < slots.length; start++)
      yield texts(new Map(slots.map((_, index) => [index, tokens[(index + start) % tokens.length] ?? ''])))
    for (const combined of tuples([...new Set(tokens)].slice(0, combinedAtMost), slots.length))
      yield texts(new Map(combined.entries()))
  }
  for (let time = 0; time < randomLast; time++) yield texts(new Map())
}

/** Values of a selection, one by one; a repeated digit such as 22 is as many digits as it has. */
function tokensOf(selection: string): string[] {
  return selection
    .split(/[|,]/)
    .map((value) => value.replace('R', '7'))
    .filter((value) => /^\d+$/.test(value))
    .flatMap((value) => (/^(\d)\1+$/.test(value) && value.length <= 3 ? [value, ...value] : [value]))
}

function slotsOf(form: readonly DrawField[]): Slot[] {
  return form.flatMap((field): Slot[] => {
    if (field.kind === 'choice') return []
    if (field.kind === 'numerals') return Array.from({ length: field.count }, () => ({ width: field.width }))
    const { lowest, highest, urn, count } = field
    // The special number comes from the urn of the others.
    return Array.from({ length: count }, () => ({ lowest, highest, ...(urn && { urn: String(highest) }) }))
  })
}

/** A value for each slot: what is planted, where it fits, and else one at random. */
function filled(
  slots: readonly Slot[],
  planted: ReadonlyMap<number, string>,
  random: (limit: number) => number,
  isAtEnd: boolean,
): string[] {
  const taken = new Set<number>()
  const values = slots.map((slot, index) => {
    const token = planted.get(index)
    if (token === undefined || 'width' in slot) return undefined
    const number = Number(token)
    if (number < slot.lowest || number > slot.highest || (slot.urn && taken.has(number))) return undefined
    taken.add(number)
    return String(number)
  })
  return slots.map((slot, index) => {
    if ('width' in slot) return numeralOf(slot.width, planted.get(index), random, isAtEnd)
    const known = values[index]
    if (known !== undefined) return known
    let number: number
    do number = slot.lowest + random(slot.highest - slot.lowest + 1)
    while (slot.urn && taken.has(number))
    taken.add(number)
    return String(number)
  })
}

function numeralOf(
  width: number,
  token: string | undefined,
  random: (limit: number) => number,
  isAtEnd: boolean,
): string {
  const digits = Array.from({ length: width }, () => random(10)).join('')
  if (token === undefined || token.length > width) return digits
  const rest = digits.slice(0, width - token.length)
  return isAtEnd ? rest + token : token + rest
}

function textsOf(form: readonly DrawField[], values: readonly string[]): string[] {
  let at = 0
  return form.map((field) => {
    if (field.kind === 'choice') return field.options[0] ?? ''
    const own = values.slice(at, at + field.count)
    at += field.count
    if (field.kind === 'numerals') return own.join(' ')
    return isTogether(field) ? own.join('') : own.map((number) => number.padStart(2, '0')).join(' ')
  })
}

/** Every list of so many of the values. */
function* tuples(values: readonly string[], length: number): Generator<string[]> {
  for (let index = 0; values.length > 0 && index < values.length ** length; index++)
    yield Array.from({ length }, (_, place) => values[Math.floor(index / values.length ** place) % values.length] ?? '')
}

/** Numbers below a limit in an order that is always the same. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
