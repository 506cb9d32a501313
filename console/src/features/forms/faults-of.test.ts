import type { Json } from '@banyan/rules/content/value-differences.ts'
import { expect, test } from 'vitest'
import {
  demoValues,
  hosts,
  initialValues,
  schemaOf,
  sections,
} from '#/src/features/settings/test-world/section-values.ts'
import { faultsOf } from './faults-of.ts'
import { blankOf, choicesOf, type FieldSchema, givenOf } from './field-schema.ts'

const everywhere = { links: ['t.me', 'www.facebook.com', 'x.example', 'images.example.com'], images: [], games: [] }
const withoutHosts = (schema: FieldSchema): FieldSchema =>
  JSON.parse(JSON.stringify(schema, (name, part) => (name === 'x-hosts' ? undefined : part))) as FieldSchema

test.each(sections)('[OPS-07] nothing is wrong with what a merchant starts with, nor with the demo: %s', (section) => {
  for (const value of [initialValues[section], demoValues[section] ?? initialValues[section]])
    expect(faultsOf(withoutHosts(schemaOf(section)), value, everywhere)).toEqual([])
})

interface Broken {
  readonly path: string
  readonly rule: string
  readonly value: Json
}

/** Every bound of a schema, each broken by a value that is otherwise right. */
function broken(schema: FieldSchema, path = ''): Broken[] {
  const given = givenOf(schema)
  const at = (rule: string, value: Json) => ({ path, rule, value })
  if (choicesOf(given)) return [at('enum', 'NOT_IN_THE_LIST')]
  switch (given.type) {
    case 'integer':
      return [
        at('minimum', (given.minimum ?? 0) - 1),
        at('maximum', (given.maximum ?? 0) + 1),
        at('integer', 'ten'),
        at('integer', ''),
      ]
    case 'string':
      return [
        ...(given.maxLength === undefined || given.pattern ? [] : [at('maxLength', 'x'.repeat(given.maxLength + 1))]),
        ...(given.minLength ? [at('required', '')] : []),
        ...(given.pattern ? [at(given['x-kind'] ?? 'pattern', ' no, never ')] : []),
      ]
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 0, uniqueItems } = given
      const entry = blankOf(items)
      return [
        ...(minItems > 0 ? [at('minItems', [])] : []),
        at(
          'maxItems',
          Array.from({ length: maxItems + 1 }, () => entry),
        ),
        ...(uniqueItems ? [{ path: `${path}/1`, rule: 'duplicate', value: ['VN', 'VN'] }] : []),
        ...broken(items, `${path}/0`).map((each) => ({ ...each, value: [each.value] })),
      ]
    }
    default:
      return Object.entries(given.properties ?? {}).flatMap(([name, field]) =>
        broken(field, `${path}/${name}`).map((each) => ({
          ...each,
          value: { ...(blankOf(given) as object), [name]: each.value } as Json,
        })),
      )
  }
}

test.each(sections)('[OPS-07] each bound of %s is told beside its field before anything is sent', (section) => {
  const schema = schemaOf(section)
  const cases = broken(schema)
  for (const { path, rule, value } of cases)
    expect(faultsOf(schema, value, hosts), `${path} ${rule}`).toContainEqual(expect.objectContaining({ path, rule }))
})

test.each([
  { address: 'https://t.me/brand', rules: [] },
  { address: 'https://evil.example/', rules: ['host_not_allowed'] },
  { address: 'https://t.me.evil.example/', rules: ['host_not_allowed'] },
  { address: 'https://t.me:8443/', rules: ['host_not_allowed'] },
  { address: 'http://t.me/', rules: ['address'] },
  { address: 'javascript:alert(1)', rules: ['address'] },
])('[OPS-07] $address breaks $rules', ({ address, rules }) => {
  const value = { entries: [{ csType: 'TELEGRAM', title: { en: 'Chat' }, address }] }
  expect(faultsOf(schemaOf('customerService'), value, hosts).map(({ rule }) => rule)).toEqual(rules)
})
