import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from './errors.ts'

const folder = new URL('texts/', import.meta.url)
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const complete = ['ar', 'en', 'vi', 'zh-Hans']

function texts(tag: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8'))
}

const keys = Object.keys(errorCatalogue).map((code) => `errors.${code}`)

test('the four complete languages are there', () => {
  expect(languages.sort()).toEqual(complete)
})

test.each(complete)('every error code has a text in %s, and no text is without a code', (tag) => {
  const catalogue = texts(tag)
  expect(Object.keys(catalogue).sort()).toEqual([...keys].sort())
  for (const [key, text] of Object.entries(catalogue)) expect(text.trim(), key).not.toBe('')
})

test.each(complete.filter((tag) => tag !== 'en'))('%s is translated, not copied', (tag) => {
  const english = texts('en')
  for (const [key, text] of Object.entries(texts(tag))) expect(text, key).not.toBe(english[key])
})
