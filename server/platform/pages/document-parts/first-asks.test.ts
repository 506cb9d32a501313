import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asksOfPages } from './first-asks.ts'

const token = { id: 'sessionToken', query: {}, address: '/wps/session/token', moduleId: 'SESSION' }
const profile = { id: 'profile', query: {}, address: '/wps/member/profile', moduleId: 'MEMBER' }

test('a page asks what every page does, and then its own', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-asks-'))
  mkdirSync(join(folder.path, '.vite'))
  const told = { everywhere: [token], pages: { '/member/profile': [profile] } }
  writeFileSync(join(folder.path, '.vite', 'first-asks.json'), JSON.stringify(told))
  const asksOf = await asksOfPages(folder.path)
  expect(asksOf('/member/profile')).toEqual([token, profile])
  expect(asksOf('/member/profile/')).toEqual([token, profile])
  for (const path of ['/', '/member', '/__proto__']) expect(asksOf(path)).toEqual([token])
})

test('a build that says nothing of its pages asks nothing', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-asks-'))
  expect((await asksOfPages(folder.path))('/')).toEqual([])
})
