import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { type Catalogue, compileCatalogue } from './compile-catalogue.ts'
import { argumentsType, textTypesFile, textTypesSource } from './generate-text-types.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const files: string[] = []
for await (const file of glob('**/texts/*.json', { cwd: source })) files.push(join(source, file))
const read = async (file: string): Promise<Catalogue> => JSON.parse(await readFile(file, 'utf8'))

describe.each(files)('%s', (file) => {
  test('has every English key and no other, none empty', async () => {
    const catalogue = await read(file)
    const english = await read(join(dirname(file), 'en.json'))
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([])
  })

  test('takes the same arguments as the English text', async () => {
    const english = await read(join(dirname(file), 'en.json'))
    for (const [key, text] of Object.entries(await read(file))) {
      expect([key, argumentsType(compileMessageOrThrow(text))]).toEqual([
        key,
        argumentsType(compileMessageOrThrow(english[key] ?? '')),
      ])
    }
  })

  test('has the plural forms of its language and no other', async () => {
    const tag = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    for (const text of Object.values(await read(file))) {
      for (const token of compileMessageOrThrow(text)) {
        if (!Array.isArray(token) || token[1] !== 'plural') continue
        const { offset: _, ...cases } = token[2] as Record<string, unknown>
        expect(Object.keys(cases).toSorted()).toEqual(forms)
      }
    }
  })
})

test('every folder of texts has every language', () => {
  for (const folder of new Set(files.map(dirname))) {
    expect(files.filter((file) => dirname(file) === folder)).toHaveLength(4)
  }
})

test('a text that is missing or empty stands in English', () => {
  const compiled = compileCatalogue({ a: 'một', b: '' }, { a: 'one', b: 'two', c: 'three' })
  expect(compiled).toEqual({ a: ['một'], b: ['two'], c: ['three'] })
})

test('a text that is no ICU message stops the build and names its key', () => {
  expect(() => compileCatalogue({ 'x.y': '{count, plural, one {' }, { 'x.y': 'fine' })).toThrow('x.y')
})

test('the types of keys and arguments are current', async () => {
  expect(await readFile(textTypesFile, 'utf8')).toBe(await textTypesSource())
})
