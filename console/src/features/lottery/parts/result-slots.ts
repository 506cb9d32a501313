import type { PublishedPart } from '@banyan/rules/lottery/published-parts.ts'

/** What is typed for each value of each part, in order; empty where nothing is typed yet. */
export type Slots = Readonly<Record<string, readonly string[]>>

/** Names one value of a part. */
export const slotName = (part: string, at: number) => `${part} ${at}`

/** Nothing typed yet. */
export function slotsOf(parts: readonly PublishedPart[]): Slots {
  return Object.fromEntries(parts.map(({ name, count = 1 }) => [name, Array<string>(count).fill('')]))
}

/** Fills values from this one on, part after part, with several that were pasted; what is left over is dropped. */
export function pasted(parts: readonly PublishedPart[], slots: Slots, from: string, values: readonly string[]): Slots {
  const order = parts.flatMap(({ name, count = 1 }) => Array.from({ length: count }, (_, at) => ({ name, at })))
  const first = order.findIndex(({ name, at }) => slotName(name, at) === from)
  const filled = Object.fromEntries(Object.entries(slots).map(([name, own]) => [name, [...own]]))
  for (const [step, value] of values.entries()) {
    const place = order[first + step]
    const own = place && filled[place.name]
    if (place && own) own[place.at] = value
  }
  return filled
}

/**
 * Values that are none of their part, and those that are missing between others: a list has its values in order. With
 * `isWhole` nothing may be missing.
 */
export function wrongSlots(parts: readonly PublishedPart[], slots: Slots, isWhole: boolean): ReadonlySet<string> {
  const wrong = parts.flatMap(({ name, pattern }) => {
    const own = slots[name] ?? []
    const last = own.findLastIndex((value) => value !== '')
    return own.flatMap((value, at) => {
      const isFine = value === '' ? !isWhole && at > last : pattern.test(value)
      return isFine ? [] : [slotName(name, at)]
    })
  })
  const isEmpty = Object.values(slots).every((own) => own.every((value) => value === ''))
  const [first] = parts
  return new Set(isEmpty && first ? [slotName(first.name, 0)] : wrong)
}

/** What is typed as calls take it; a part without a value is left out. */
export function publishedOf(parts: readonly PublishedPart[], slots: Slots): Record<string, string | string[]> {
  return Object.fromEntries(
    parts.flatMap(({ name, count }): [string, string | string[]][] => {
      const values = (slots[name] ?? []).filter((value) => value !== '')
      const [only] = values
      if (only === undefined) return []
      return [[name, count === undefined ? only : values]]
    }),
  )
}
