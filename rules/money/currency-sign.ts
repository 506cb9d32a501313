interface Place {
  readonly isBefore: boolean
  /** What stands between sign and digits: nothing, or a no-break space. */
  readonly gap: string
}

const places = new Map<string, Place>()

function placeIn(locale: string): Place {
  const known = places.get(locale)
  if (known) return known
  const options = { style: 'currency', currency: 'VND', currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1)
  const isFirst = parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer')
  // Arabic marks its pattern as running from right to left: what is behind there is in front here.
  const isReversed = parts.some(({ value }) => value.includes('\u200f'))
  const hasGap = parts.some(({ type, value }) => type === 'literal' && value.includes('\u00a0'))
  const place = { isBefore: isFirst !== isReversed, gap: hasGap ? '\u00a0' : '' }
  places.set(locale, place)
  return place
}

/**
 * A written number with its currency's sign where the locale puts it: ₫1,500 in English, 1.500 ₫ in Vietnamese. Isolate
 * it from left to right.
 */
export function withSign(written: string, symbol: string, locale: string): string {
  const { isBefore, gap } = placeIn(locale)
  return isBefore ? `${symbol}${gap}${written}` : `${written}${gap}${symbol}`
}
