import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FirstWords, firstWords } from './first-words.ts'

/** What the build tells of a page of these texts. */
function told(messages: Record<string, string>, words: Partial<FirstWords> = {}) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-texts-'))
  mkdirSync(join(folder.path, 'texts'))
  writeFileSync(join(folder.path, 'texts', 'en.json'), JSON.stringify(messages))
  const page = { shape: 'title', texts: 'texts', title: 'vip.title', ...words }
  const plugin = firstWords({ pages: { '/vip': page }, languages: ['en'], root: folder.path })
  let source = ''
  const context = { emitFile: (file: { source: string }) => (source = file.source) }
  ;(plugin.generateBundle as unknown as () => void).call(context)
  return JSON.parse(source)['/vip'].en
}

test('a page has its words in each language, and what its shape needs besides', () => {
  const texts = { 'vip.title': 'VIP club', 'vip.intro': 'Of {merchant}.' }
  expect(told(texts, { intro: 'vip.intro', isOwn: true })).toEqual({
    ...{ shape: 'title', title: 'VIP club', intro: 'Of {merchant}.', isOwn: true },
  })
  expect(told(texts)).toEqual({ shape: 'title', title: 'VIP club' })
})

test.each([
  ['is gone', {}, 'there is no text vip.title in en'],
  ['counts', { 'vip.title': '{count, plural, one {#} other {#}}' }, 'the document can’t show vip.title in en'],
  ['quotes', { 'vip.title': "The '{'club'}'" }, 'the document can’t show vip.title in en'],
])('a text that %s fails the build', (_what, texts, message) => {
  expect(() => told(texts)).toThrow(message)
})
