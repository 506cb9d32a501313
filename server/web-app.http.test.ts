import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
cpSync('portal/public', folder.path, { recursive: true })
writeFileSync(join(folder.path, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>')
afterAll(() => folder.remove())

let w: World
beforeEach(async () => {
  w = await world({ portalFolder: folder.path })
})
afterEach(() => w[Symbol.asyncDispose]())

const get = (url: string) => w.app.portal.inject({ url })

/** The status of a path that is sent as it is written. */
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = w.app.portal.server.address() as AddressInfo
  const sent = request({ port, path, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('every page has its document; what is no page has one too, with 404', async () => {
  await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
  const pages = [
    '/',
    '/index.html',
    '/help?x=1',
    '/member',
    '/member/profile',
    '/rng/',
    '/seaLottery',
    '/info/terms',
    '/promotions',
  ]
  for (const path of pages) expect([path, await statusOf(path)]).toEqual([path, 200])
  const none = ['/.git/config', '/metrics', '/..', '//rng', '/%2e%2e', '/nothing', '/info/nothing', '/pointMall']
  for (const path of none) expect([path, await statusOf(path)]).toEqual([path, 404])
  const [page, lost] = [await get('/'), await get('/nothing')]
  expect(lost.headers['content-type']).toBe(page.headers['content-type'])
  expect(lost.headers['cache-control']).toBe('no-store')
  expect(lost.body).toBe(page.body)
})

test('a page that only a demo or a language has is none without it', async () => {
  const statuses = async () => [(await get('/odds')).statusCode, (await get('/bingo')).statusCode]
  expect(await statuses()).toEqual([404, 200])
  const languages = w.settings.current('languages')
  await w.set('languages', { ...languages, offered: languages.offered.filter(({ code }) => code !== 'TY') })
  expect(await statuses()).toEqual([404, 404])
})

test("[SYS-21] the manifest is the merchant's, in its default language", async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(answer.json()).toMatchObject({
    name: 'Banyan Play',
    lang: 'vi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  await w.set('brand', { ...w.settings.current('brand'), name: 'Another Name' })
  const languages = w.settings.current('languages')
  await w.set('languages', { ...languages, offered: languages.offered.filter(({ code }) => code === 'AR') })
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Another Name', lang: 'ar', dir: 'rtl' })
})

test('[SYS-21] the colours of the manifest are tokens of the design', async () => {
  const tokens = readFileSync('ui/tokens.css', 'utf8')
  const ground = /--ground: light-dark\([^,]+, (#\w+)\)/.exec(tokens)?.[1]
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: ground, background_color: ground })
})

test('[SYS-21] every icon of the manifest is there, in the size that it says', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json()
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ])
  for (const { src, type, sizes } of icons) {
    const answer = await get(src)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain(type)
    if (type !== 'image/png') continue
    const [width, height] = [16, 20].map((offset) => answer.rawPayload.readUInt32BE(offset))
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('[SYS-21] the service worker is never kept by a cache and may ask its own server alone', async () => {
  const answer = await get('/service-worker.js')
  expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(answer.body).toMatch(/'offline-[0-9a-f]{12}'/)
})

test('[SYS-21] the offline page needs no inline script or style, and names only files that are there', async () => {
  const answer = await get('/offline/offline.html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(answer.body).not.toMatch(/<style|<script(?![^>]*src=)|\son\w+=|\sstyle=/)
  const files = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(2)
  for (const path of files) expect((await get(path)).statusCode, path).toBe(200)
  expect((await get('/offline/other.html')).statusCode).toBe(404)
})
