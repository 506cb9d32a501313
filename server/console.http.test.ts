import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-console-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
writeFileSync(
  join(folder.path, 'index.html'),
  '<!doctype html><html lang="en" dir="ltr"><title>__TITLE__</title><script nonce="__NONCE__">__START_UP__</script><i>__FIRST_ASKS__</i><!--__PAGE_CHUNKS__--></html>',
)
mkdirSync(join(folder.path, '.vite'))
const whose = { id: 'operatorToken', query: {}, address: '/wps/operator/session/token', moduleId: 'OPERATOR' }
writeFileSync(join(folder.path, '.vite', 'first-asks.json'), JSON.stringify({ everywhere: [whose], pages: {} }))
writeFileSync(
  join(folder.path, '.vite', 'page-chunks.json'),
  JSON.stringify({
    '/audit': { en: { all: ['/js/audit.js'], own: [] } },
    '*': { en: { all: ['/js/en.js'], own: [] } },
  }),
)

let w: World
beforeAll(async () => {
  w = await world({ consoleFolder: folder.path })
})
afterAll(async () => {
  await w[Symbol.asyncDispose]()
  folder.remove()
})

const get = (url: string, headers: Record<string, string> = {}) => w.app.operator.inject({ url, headers })
const startUp = (body: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? '')

test("the document tells the merchant, its zone and the visit's language, and no cache keeps it", async () => {
  const answer = await get('/')
  expect(startUp(answer.body)).toMatchObject({
    merchant: { code: 'banyan', name: 'Banyan Play' },
    timeZone: 'Asia/Ho_Chi_Minh',
    language: 'TY',
  })
  expect(answer.body).toContain('<title>Banyan Play · Trang điều hành</title>')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('no name of a merchant is markup of the document', async () => {
  await using own = await world({ consoleFolder: folder.path })
  await own.set('brand', { ...own.settings.current('brand'), name: 'Cards & <Dice>' })
  const { body } = await own.app.operator.inject({ url: '/', headers: { cookie: 'lang=EN' } })
  expect(body).toContain('<title>Cards &amp; &lt;Dice> · Operator console</title>')
})

test.each([
  ['the one that was chosen', { cookie: 'lang=AR', 'accept-language': 'en' }, 'AR', 'lang="ar" dir="rtl"'],
  ["the browser's", { 'accept-language': 'zh-Hans' }, 'CN', 'lang="zh-Hans" dir="ltr"'],
  ["the merchant's default", { 'accept-language': 'fr' }, 'TY', 'lang="vi" dir="ltr"'],
])('its language is %s', async (_which, headers, code, html) => {
  const { body } = await get('/', headers)
  expect(startUp(body).language).toBe(code)
  expect(body).toContain(html)
})

test('it asks for the scripts of its page, and who is signed in, in the visit’s language', async () => {
  const { body } = await get('/audit', { cookie: 'lang=EN' })
  expect(body).toContain('href="/js/audit.js"')
  expect(JSON.parse(/<i>(.*)<\/i>/.exec(body)?.[1] ?? '')).toEqual({
    language: 'EN',
    merchant: 'banyan',
    asks: [whose],
  })
  // What is no page has what every page has.
  expect((await get('/no/such/page', { cookie: 'lang=EN' })).body).toContain('href="/js/en.js"')
})

test('only files of its own run in it, it stands in no frame, and each answer has a nonce of its own', async () => {
  const [one, other] = await Promise.all([get('/'), get('/some/page')])
  const policy = String(one.headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}'; style-src 'self' 'nonce-/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('frame-src')
  expect(other.headers['content-security-policy']).not.toBe(policy)
})

test('[OPS-05] previews show the drawings of banners, and pictures of the hosts that the environment allows', async () => {
  expect((await get('/scenes/full-moon-fair.svg')).headers['content-type']).toBe('image/svg+xml')
  const policy = String((await get('/banners')).headers['content-security-policy'])
  expect(policy).toContain("img-src 'self' data: https://images.example.com;")
})

test.each(['/scenes/nothing.svg', '/wps/operator/nothing', '/js/missing.js', '/favicon.ico', '/wps/system/config'])(
  '%s is no page of the console',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  },
)

test.each(['/no/such/page', '/operator', '/members/1/2', '/lottery', '/Settings/brand/more', '/index.html.bak/x'])(
  '[OPS-05] %s is no page: the console’s document says so, with 404',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(startUp(answer.body)).toMatchObject({ merchant: { code: 'banyan' } })
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test.each(['/', '/approvals', '/Approvals/', '/members/acc_1?tab=money', '/lottery/draws/MB/2026-11-26', '/audit'])(
  '[OPS-05] %s is a page',
  async (url) => expect((await get(url)).statusCode).toBe(200),
)

test('the page of an operator whose name has a dot is a page', async () => {
  expect((await get('/operators/dao.pham')).headers['content-type']).toMatch(/^text\/html/)
})

test('calls, health and figures of the port stay what they are', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await get('/metrics', w.operatorHeaders)).headers['content-type']).toMatch(/^text\/plain/)
})
