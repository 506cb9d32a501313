// @vitest-environment node
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { type Catalogue, compileCatalogue } from './compile-catalogue.ts'
import { applications, argumentsType, isWhole, textTypesFile, textTypesSource } from './generate-text-types.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const files: string[] = []
for (const application of applications) {
  const source = join(repository, application, 'src')
  for await (const file of glob('**/texts/*.json', { cwd: source })) files.push(join(source, file))
}
const read = async (file: string): Promise<Catalogue> => JSON.parse(await readFile(file, 'utf8'))

const tagOf = (file: string) => basename(file, '.json')
const categoriesOf = (cases: object) =>
  Object.keys(cases)
    .filter((form) => !/^=?\d+$/.test(form))
    .toSorted()
/** Both applications speak these languages as a whole. */
const complete = ['ar', 'en', 'vi', 'zh-Hans']

describe.each(files)('%s', (file) => {
  test('has no key that English lacks', async () => {
    const english = await read(join(dirname(file), 'en.json'))
    expect(Object.keys(await read(file)).filter((key) => !(key in english))).toEqual([])
  })

  test('has the plural forms of its language, and beside them exact numbers only', async () => {
    const forms = new Intl.PluralRules(tagOf(file)).resolvedOptions().pluralCategories.toSorted()
    for (const text of Object.values(await read(file))) {
      for (const token of compileMessageOrThrow(text)) {
        if (!Array.isArray(token) || token[1] !== 'plural') continue
        const { offset: _, ...cases } = token[2] as Record<string, unknown>
        // An exact number, such as =0 or =1, says what no category can: CLDR's `one` is 0 and 1 in Hindi, 21 in Russian.
        expect(categoriesOf(cases)).toEqual(forms)
      }
    }
  })
})

test.each(files.filter((file) => complete.includes(tagOf(file))))(
  '[SYS-12] %s is complete: every key, with the same arguments',
  async (file) => {
    const catalogue = await read(file)
    const english = await read(join(dirname(file), 'en.json'))
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.trim()).not.toBe('')
      expect([key, argumentsType(compileMessageOrThrow(text))]).toEqual([
        key,
        argumentsType(compileMessageOrThrow(english[key] ?? '')),
      ])
    }
  },
)

/** Words that a language says otherwise: one thing has one word everywhere (docs/GLOSSARY.md). */
const otherWords: Readonly<Record<string, RegExp>> = {
  // log in, log out, login; vendor; email.
  en: /\bsign(s|ed|ing)?[ -](you )?(in|out)\b|\bgame provider|\bmail(ed|s)?\b/i,
  // khóa, hủy, xóa with the mark on the first vowel; hội viên; số điện thoại; trang web.
  vi: /o[áàảãạ](?!\p{L})|(?<!q)u[ýỳỷỹỵ](?!\p{L})|thành viên|di động|cổng|nhà phát hành/iu,
  ar: /يُرجى|مصرفي/,
  // 账户 (a bank's number is 银行账号), 厂商, 平台, 重置.
  'zh-Hans': /(?<!银行)账号|供应商|门户|重设/,
}
const contractTexts = join(repository, 'contract/texts')
const allFiles = [...files, ...Object.keys(otherWords).map((tag) => join(contractTexts, `${tag}.json`))]

test.each(allFiles.filter((file) => otherWords[tagOf(file)]))('%s has one word for one thing', async (file) => {
  const other = otherWords[tagOf(file)] as RegExp
  expect(Object.entries(await read(file)).filter(([, text]) => other.test(text))).toEqual([])
})

test('[MEM-02] nobody can trick a passkey out of its owner, and the text says so in every language', async () => {
  const intro = (tag: string) => read(join(repository, `portal/src/features/account/security/texts/${tag}.json`))
  expect((await intro('en'))['security.passkeyIntro']).toMatch(
    /Nobody can guess it or trick you into giving it away\.$/,
  )
  const said = await Promise.all(
    ['ar', 'en', 'vi', 'zh-Hans'].map(async (tag) => (await intro(tag))['security.passkeyIntro']),
  )
  expect(new Set(said.filter(Boolean)).size).toBe(4)
})

test.each(complete)('[SYS-12] %s is complete: in every folder of texts', (tag) => {
  const folders = new Set(files.map(dirname))
  expect(files.filter((file) => tagOf(file) === tag).map(dirname)).toEqual([...folders])
})

test.each([
  ['all of it', { a: 'một', b: '{n} hai' }, true],
  ['a missing text', { a: 'một' }, false],
  ['an empty text', { a: 'một', b: ' ' }, false],
  ['another argument', { a: 'một', b: '{m} hai' }, false],
])('[SYS-12] whether a catalogue is complete is computed: %s', (_, catalogue, whole) => {
  expect(isWhole(catalogue, { a: 'one', b: '{n} two' })).toBe(whole)
})

test('[SYS-12] a text that is missing or empty stands in English', () => {
  const compiled = compileCatalogue({ a: 'một', b: '' }, { a: 'one', b: 'two', c: 'three' })
  expect(compiled).toEqual({ a: ['một'], b: ['two'], c: ['three'] })
})

test.each([
  ['{count, plural, =0 {none} =1 {a bet} one {# bet} other {# bets}}', ['one', 'other']],
  ['{count, plural, one {# bet} other {# bets}}', ['one', 'other']],
  ['{count, plural, =1 {a bet} other {# bets}}', ['other']],
])('a plural may have exact numbers beside its categories: %s', (text, categories) => {
  const [token] = compileMessageOrThrow(text) as [[string, string, Record<string, unknown>]]
  const { offset: _, ...cases } = token[2]
  expect(categoriesOf(cases)).toEqual(categories)
})

test('a text that is no ICU message stops the build and names its key', () => {
  expect(() => compileCatalogue({ 'x.y': '{count, plural, one {' }, { 'x.y': 'fine' })).toThrow('x.y')
})

test.each(applications)('the types of the %s’s texts, and which languages are complete, are current', async (name) => {
  const source = await readFile(textTypesFile(name), 'utf8')
  expect(source).toBe(await textTypesSource(name))
  for (const tag of complete) expect(source).toMatch(new RegExp(`${tag}'?: 'complete'`))
})
