import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choicesOf, type FieldSchema, givenOf, kindOf } from '#/src/features/forms/field-schema.ts'
import ar from './texts/ar.json'
import en from './texts/en.json'
import vi from './texts/vi.json'
import zhHans from './texts/zh-Hans.json'

interface Kinds {
  readonly kinds: readonly { readonly kind: string; readonly schema: FieldSchema }[]
  readonly common: FieldSchema
}
const { kinds, common }: Kinds = JSON.parse(readFileSync('contract/fixtures/promotion-kinds.json', 'utf8'))

/** The keys of the texts that a form made from this schema needs. */
function keysOf(schema: FieldSchema, prefix: string): string[] {
  const given = givenOf(schema)
  const fields = kindOf(given) === 'texts' ? {} : (given.properties ?? given.items?.properties ?? {})
  const choices = choicesOf(given) ?? (given.items && choicesOf(given.items)) ?? []
  const name = prefix.slice(prefix.lastIndexOf('.') + 1)
  return [
    ...choices.map((choice) => `settingChoice.${name}.${choice}`),
    ...Object.entries(fields).flatMap(([each, field]) => [`${prefix}.${each}`, ...keysOf(field, `${prefix}.${each}`)]),
  ]
}

const needed = [
  ...keysOf(common, 'setting.promotion.rule.common'),
  ...kinds.flatMap(({ kind, schema }) => [
    `promotionAbout.${kind}`,
    ...keysOf(schema, `setting.promotion.${kind}.rule.own`),
  ]),
]

test.each(Object.entries({ en, vi, ar, 'zh-Hans': zhHans }))(
  '[OPS-05] [SYS-12] every field and every choice of each kind of promotion has a text in %s',
  (_tag, texts: Readonly<Record<string, string>>) => {
    expect(needed.length).toBeGreaterThan(60)
    expect(needed.filter((key) => !texts[key])).toEqual([])
  },
)
