import { formatNumber, languageTag, numberFormat } from '@banyan/client/formats.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import type { Text } from '#/src/i18n/text.ts'
import { moneyText } from './amount.tsx'
import { isMoment } from './moment-in-file.ts'
import { momentText } from './moment-text.ts'

/** Says the names and words of a change. */
export interface ChangeWords {
  /** Says a field from the names on the way to it. */
  fieldText(names: readonly string[]): string
  /** Says a word that stands in that field, such as a state. */
  wordText(names: readonly string[], word: string): string
}

const charactersAtMost = 400
const amountPattern = /^-?\d+\.\d\d$/
/** Decimal odds look like amounts. */
const oddsPattern = /price|odds/i

/** A value of a change as people read it: amounts, shares and times as everywhere in the console. */
export function changedValueText(t: Text, names: readonly string[], value: Json, words: ChangeWords): string {
  if (value === null || value === '') return t('change.empty')
  switch (typeof value) {
    case 'boolean':
      return t(value ? 'change.yes' : 'change.no')
    case 'number':
      return numberText(names, value)
    case 'string':
      return cut(wordsText(names, value, words))
    default:
      return Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
        ? listText(t, names, value, words)
        : cut(JSON.stringify(value))
  }
}

function numberText(names: readonly string[], value: number): string {
  if (!/ppm$/i.test(names.findLast((name) => !/^\d+$/.test(name)) ?? '')) return formatNumber(value)
  return numberFormat({ style: 'percent', maximumFractionDigits: 4 }).format(value / 1_000_000)
}

function wordsText(names: readonly string[], value: string, { wordText }: ChangeWords): string {
  if (isMoment(value)) return momentText(value)
  const isAmount = amountPattern.test(value) && !names.some((name) => oddsPattern.test(name))
  return isAmount ? moneyText(value) : wordText(names, value)
}

function listText(t: Text, names: readonly string[], list: readonly Json[], words: ChangeWords): string {
  if (list.length === 0) return t('change.empty')
  const parts = list.map((entry) => changedValueText(t, names, entry, words))
  return cut(new Intl.ListFormat(languageTag(), { type: 'unit' }).format(parts))
}

const cut = (text: string) => (text.length > charactersAtMost ? `${text.slice(0, charactersAtMost)}…` : text)
