import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

const isAboutColours = (playCode: string) => playCode.endsWith('_COLOR')

function valueName(t: Text, playCode: string, value: string): string {
  const key = isAboutColours(playCode) && value === 'B' ? 'blue' : value
  return (/^\d/.test(value) ? undefined : named(t, `value.${key}`)) ?? value
}

/** The name of one of several tiers of a bet type; a single one needs none. */
export function tierName(t: Text, playCode: string, tier: string): string {
  const [, prize, orders] = /^([a-zP]+)(\d+)$/.exec(tier) ?? []
  if (prize === 'P' && orders) return named(t, 'tier.orders', { count: orders }) ?? tier
  if (prize && orders) return named(t, 'tier.ordered', { prize: tierName(t, playCode, prize), count: orders }) ?? tier
  // Among several tiers a number is the sum, or the count, that pays by it.
  if (/^\d+$/.test(tier)) return tier
  if (playCode === 'LHC_WS' && tier === 'T') return named(t, 'tier.tail') ?? tier
  return named(t, `tier.${tier}`) ?? valueName(t, playCode, tier)
}

/** A number of a bet type as people read it: `p1:7` by its position, `first:*345` by its prize, letters by their names. */
export function numberName(t: Text, playCode: string, number: string): string {
  const [, row, value] = /^([A-Za-z]\w*):(.+)$/.exec(number) ?? []
  if (!row || !value) return valueName(t, playCode, number)
  const position = /^p(\d+)$/.exec(row)?.[1]
  const name = position
    ? named(t, 'row.position', { count: position })
    : (named(t, `row.${row}`) ?? named(t, `tier.${row}`))
  return `${name ?? row}: ${valueName(t, playCode, value)}`
}
