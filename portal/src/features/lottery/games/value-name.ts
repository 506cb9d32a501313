import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

/** A label of a picker or the value of an attribute: numbers are themselves. */
export function valueName(t: Text, value: string, isColour = false): string {
  return named(t, isColour && value === 'B' ? 'value.blue' : `value.${value}`) ?? value
}

/** Whether a bet type's letters are colours. */
export function isAboutColours(playCode: string): boolean {
  return playCode.endsWith('_COLOR')
}

/** The name of a row of a picker. */
export function rowName(t: Text, playCode: string, row: string): string {
  const position = /^p(\d+)$/.exec(row)?.[1]
  if (position) return named(t, 'row.position', { count: position }) ?? row
  return named(t, playCode === 'LHC_WS' ? 'row.lastDigit' : `row.${row}`) ?? row
}

/** The name of a tier of a bet type. */
export function tierName(t: Text, playCode: string, tier: string): string {
  const [, prize, orders] = /^([a-zP]+)(\d+)$/.exec(tier) ?? []
  if (prize === 'P' && orders) return named(t, 'tier.orders', { count: orders }) ?? tier
  if (prize && orders) return named(t, 'tier.ordered', { prize: tierName(t, playCode, prize), count: orders }) ?? tier
  if (playCode === 'LHC_WS' && tier === 'T') return named(t, 'tier.tail') ?? tier
  // The only tier is spelt 1, which among sums of dice would be a sum; none has it.
  return named(t, `tier.${tier}`) ?? valueName(t, tier, isAboutColours(playCode))
}

/** The name of an attribute of a draw. */
export function attributeName(t: Text, attribute: string): string {
  const place = /^dragonTiger(\d)$/.exec(attribute)?.[1]
  return named(t, place ? 'attribute.duel' : `attribute.${attribute}`, { count: place ?? '' }) ?? attribute
}

/** The values of an attribute; most have one, some one for each number. */
export function attributeValues(t: Text, attribute: string, value: string): string[] {
  return value.split(',').map((part) => valueName(t, part, attribute === 'colours'))
}
