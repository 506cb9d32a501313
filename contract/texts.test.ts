import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from './errors.ts'
import { listedType } from './games/game.ts'

const folder = new URL('texts/', import.meta.url)
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const complete = ['ar', 'en', 'vi', 'zh-Hans']

function texts(tag: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8'))
}

const errorKeys = Object.keys(errorCatalogue).map((code) => `errors.${code}`)
const documentKeys = ['document.withoutCode', 'document.loadAgain', 'document.console']
/** Where names stand, and nothing else: no language says it otherwise. */
const patternKeys = ['document.title']
const keys = [...errorKeys, ...listedType.enum.map((type) => `gameTypes.${type}`), ...documentKeys, ...patternKeys]

test('the four complete languages are there', () => {
  expect(languages.sort()).toEqual(complete)
})

test.each(complete)(
  'every error code, game type and word of a document has a text in %s, and no text is without one',
  (tag) => {
    const catalogue = texts(tag)
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort())
    for (const [key, text] of Object.entries(catalogue)) expect(text.trim(), key).not.toBe('')
  },
)

test.each(complete.filter((tag) => tag !== 'en'))('%s is translated, not copied', (tag) => {
  const english = texts('en')
  const translated = texts(tag)
  // Names of games may be the same word everywhere, such as bingo.
  for (const key of [...errorKeys, ...documentKeys]) expect(translated[key], key).not.toBe(english[key])
})
