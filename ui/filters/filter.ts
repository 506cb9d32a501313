interface Named {
  readonly id: string
  readonly label: string
}

/** A range of one filter that is often wanted. */
interface RangePreset {
  readonly label: string
  /** From and until, joined by two dots; either may be missing. */
  readonly value: string
}

/** What a table can be narrowed by. */
export type Filter =
  | (Named & { readonly kind: 'text'; readonly maxLength: number })
  | (Named & {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string; readonly label: string }[]
    })
  | (Named & {
      readonly kind: 'dates' | 'amounts'
      readonly presets?: readonly RangePreset[]
      /** A day or an amount as the page's language writes it. */
      readonly write: (bound: string) => string
    })

export interface FilterTexts {
  readonly filters: string
  readonly apply: string
  readonly from: string
  readonly until: string
  readonly remove: (filter: string) => string
  readonly atLeast: (bound: string) => string
  readonly atMost: (bound: string) => string
}

/** The bounds of a range: `2026-11-01..2026-11-07`, `5000000..`. */
export function rangeOf(value: string): { from: string; until: string } {
  const [from = '', until = ''] = value.split('..')
  return { from, until }
}

/** What a filter lets through, in words. */
export function filterText(filter: Filter, value: string, texts: FilterTexts): string {
  if (filter.kind === 'text') return value
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value
  const preset = filter.presets?.find((known) => known.value === value)
  if (preset) return preset.label
  const { from, until } = rangeOf(value)
  if (!until) return texts.atLeast(filter.write(from))
  if (!from) return texts.atMost(filter.write(until))
  return from === until ? filter.write(from) : `${filter.write(from)}\u00a0– ${filter.write(until)}`
}
