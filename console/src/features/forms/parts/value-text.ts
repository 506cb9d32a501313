import { formatNumber, languageTag } from '@banyan/client/formats.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { choicesOf, type FieldSchema, fieldAt, givenOf, kindOf } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { percentText } from '../percent.ts'
import { countryName } from './country-name.ts'

const entriesAtMost = 5

/** Writes any value of a section for people to read, on one line. */
export function useValueText(section: string) {
  const t = useText()
  const { choice } = useFieldTexts(section)
  const { schema: root, entryTitle } = useForm()

  const textOf = (schema: FieldSchema, name: string, value: Json): string => {
    if (value === null || value === '') return t('settings.none')
    const given = givenOf(schema)
    switch (kindOf(given)) {
      case 'switch':
        return t(value ? 'settings.on' : 'settings.off')
      case 'number':
        return typeof value === 'number' ? formatNumber(value) : String(value)
      case 'percent':
        return typeof value === 'number' ? percentText(value) : String(value)
      case 'amount':
        return /^\d+\.\d\d$/.test(String(value)) ? moneyText(String(value)) : String(value)
      case 'choice':
        return choice(name, String(value))
      case 'moment':
        return momentOf(String(value)) ? momentText(String(value)) : String(value)
      case 'texts':
        return typeof value === 'string' ? value : localised(value as Record<string, string>, languageTag(), 'en')
      case 'object':
        return summaryOf(given, name, value)
      default:
        return Array.isArray(value) ? listText(given, name, value) : plainText(given, value)
    }
  }
  const listText = ({ items = {} }: FieldSchema, name: string, list: readonly Json[]): string => {
    if (list.length === 0) return t('settings.empty')
    const shown = list.slice(0, entriesAtMost).map((entry) => textOf(items, name, entry))
    const more = list.length - shown.length
    const parts = [...shown, ...(more > 0 ? [t('settings.andMore', { count: more })] : [])]
    return new Intl.ListFormat(languageTag(), { type: 'unit' }).format(parts)
  }
  /** What the first fields say; whether something is on says little without its name. */
  const summaryOf = ({ properties = {} }: FieldSchema, name: string, value: Json): string => {
    if (typeof value !== 'object') return String(value)
    const said = Object.entries(properties).filter(
      ([, field]) => !['switch', 'number', 'percent', 'optional'].includes(kindOf(field)),
    )
    const own = value as Record<string, Json>
    return said
      .slice(0, 2)
      .map(([each, field]) => ({ each, field, part: own[each] ?? null }))
      .filter(({ field, part }) => part !== null && part !== '' && !isBlankText(field, part))
      .map(({ each, field, part }) => textOf(field, `${name}.${each}`, part))
      .join(' · ')
  }
  return (path: string, value: Json): string => {
    const { schema, name } = fieldAt(root, path)
    // Names of entries stand for their order.
    if (Array.isArray(value) && value.length > 0 && choicesOf(schema) === undefined && schema.items?.type === 'object')
      return value.every((entry) => typeof entry === 'string')
        ? value.map((entry) => entryTitle?.(entry) || entry).join(' → ')
        : listText(schema, name, value)
    if (entryTitle && /^\/\w+\/\d+$/.test(path)) return entryTitle(value) || textOf(schema, name, value)
    return textOf(schema, name, value)
  }
}

/** A text that stands in no language yet. */
function isBlankText(schema: FieldSchema, value: Json): boolean {
  return kindOf(schema) === 'texts' && !Object.values(value ?? {}).some(Boolean)
}

function plainText(schema: FieldSchema, value: Json): string {
  return schema['x-kind'] === 'country' ? countryName(String(value)) : String(value)
}
