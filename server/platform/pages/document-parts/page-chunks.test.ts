import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linksOfPages } from './page-chunks.ts'

const of = (all: string[], own: string[] = []) => ({ en: { all, own } })

test('links of a page are those of its address, else of its kind, else of every page', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-chunks-'))
  mkdirSync(join(folder.path, '.vite'))
  const told = { '/vip': of(['/js/vip.js'], ['/js/own.js']), '/info/*': of(['/js/info.js']), '*': of(['/js/en.js']) }
  writeFileSync(join(folder.path, '.vite', 'page-chunks.json'), JSON.stringify(told))
  const linksOf = await linksOfPages(folder.path)
  const link = (script: string, mark = '') => `<link rel="modulepreload" crossorigin href="/js/${script}.js"${mark}>`
  expect(linksOf('/vip', 'en')).toBe(link('own', ' data-own') + link('vip'))
  expect(linksOf('/vip/', 'en')).toBe(linksOf('/vip', 'en'))
  expect(linksOf('/info/faq', 'en')).toBe(link('info'))
  for (const path of ['/', '/nowhere', '/info/faq/more', '/info/"><script>', '/__proto__'])
    expect([path, linksOf(path, 'en')]).toEqual([path, path.startsWith('/info/"') ? link('info') : link('en')])
  expect(linksOf('/vip', 'th')).toBe('')
})

test('the first page has links of its own where the build says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-chunks-'))
  mkdirSync(join(folder.path, '.vite'))
  const told = { '/': of(['/js/overview.js']), '*': of(['/js/en.js']) }
  writeFileSync(join(folder.path, '.vite', 'page-chunks.json'), JSON.stringify(told))
  const linksOf = await linksOfPages(folder.path)
  expect(linksOf('/', 'en')).toContain('/js/overview.js')
  expect(linksOf('/nowhere', 'en')).toContain('/js/en.js')
})

test('an address with a field has links of its own where the build says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-chunks-'))
  mkdirSync(join(folder.path, '.vite'))
  const told = { '/lottery': of(['/js/lobby.js']), '/lottery?gameCode': of(['/js/game.js']) }
  writeFileSync(join(folder.path, '.vite', 'page-chunks.json'), JSON.stringify(told))
  const linksOf = await linksOfPages(folder.path)
  const scripts = (search: string) => linksOf('/lottery/', 'en', new URLSearchParams(search)).match(/[a-z]+(?=[.]js)/g)
  expect(scripts('lang=EN&gameCode=SSC1M')).toEqual(['game'])
  for (const search of ['', 'gamecode=1', 'view=gameCode', '__proto__']) expect(scripts(search)).toEqual(['lobby'])
})

test('a build that says nothing of its pages has no links', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-chunks-'))
  expect((await linksOfPages(folder.path))('/vip', 'en')).toBe('')
})
