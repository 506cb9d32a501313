import { localised } from '@banyan/rules/content/localised-text.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { withSign } from '@banyan/rules/money/currency-sign.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { TermLine, TermValue, Texts } from '../kinds/kind.ts'
import { productNames } from './product-names.ts'

/** Latin digits in every language, as everywhere in the portal. */
const localeOf = (tag: string) => `${tag}-u-nu-latn`

/** A sentence of the terms in the language with this tag, else in English. */
export function renderLine({ texts, values }: TermLine, tag: string): string {
  return textIn(texts, tag).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : shown(value, tag)
  })
}

/** A text of a kind's own. */
export function textIn(texts: Texts, tag: string): string {
  return localised({ ...texts }, tag, 'en')
}

function shown(value: TermValue, tag: string): string {
  if ('money' in value) return shownMoney(value.money, tag)
  if ('ppm' in value) return percentText(value.ppm, tag)
  if ('count' in value) return new Intl.NumberFormat(localeOf(tag)).format(value.count)
  if ('list' in value) return isolated(value.list.join(', '))
  if ('countries' in value) {
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    return listOf(
      value.countries.map((country) => names.of(country) ?? country),
      tag,
    )
  }
  if ('texts' in value) return textIn(value.texts, tag)
  if ('names' in value)
    return listOf(
      value.names.map((name) => localised(name, tag, 'en')),
      tag,
    )
  return listOf(
    value.products.map((product) => textIn(productNames[product] ?? plain(product), tag)),
    tag,
  )
}

/** An amount with its symbol; without decimals where it has none. Isolated, so that it keeps its order in any script. */
function shownMoney(minor: bigint, tag: string): string {
  const { exponent, symbol } = merchantCurrency
  const isWhole = minor % 10n ** BigInt(exponent) === 0n
  const format = new Intl.NumberFormat(localeOf(tag), { minimumFractionDigits: isWhole ? 0 : exponent })
  return isolated(
    withSign(format.format(toAmount(minor, exponent) as Intl.StringNumericLiteral), symbol, localeOf(tag)),
  )
}

function percentText(ppm: number, tag: string): string {
  return new Intl.NumberFormat(localeOf(tag), { style: 'percent', maximumFractionDigits: 4 }).format(ppm / 1_000_000)
}

function listOf(words: readonly string[], tag: string): string {
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(words)
}

const isolated = (text: string) => `\u2066${text}\u2069`
const plain = (text: string): Texts => ({ en: text, vi: text, ar: text, 'zh-Hans': text })
