import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsOfPages } from './first-words.ts'

test('the words of a page are those of its address in the language that is spoken, else none', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-words-'))
  mkdirSync(join(folder.path, '.vite'))
  const vip = { en: { shape: 'title', title: 'VIP club' }, vi: { shape: 'title', title: 'Câu lạc bộ VIP' } }
  writeFileSync(join(folder.path, '.vite', 'first-words.json'), JSON.stringify({ '/vip': vip }))
  const wordsOf = await wordsOfPages(folder.path)
  expect(wordsOf('/vip', 'en')).toEqual(vip.en)
  expect(wordsOf('/vip/', 'vi')).toEqual(vip.vi)
  for (const [path, language] of [
    ['/vip', 'th'],
    ['/', 'en'],
    ['/vip/more', 'en'],
    ['/__proto__', 'en'],
  ] as const)
    expect(wordsOf(path, language)).toEqual({})
})

test('a build that says nothing of its pages has no words', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-words-'))
  expect((await wordsOfPages(folder.path))('/vip', 'en')).toEqual({})
})
