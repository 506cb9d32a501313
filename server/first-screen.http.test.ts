import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDemoPromotions } from './demo/promotions.ts'
import { importCatalogue } from './modules/games/import-catalogue.ts'
import { aGame, aVendor } from './modules/games/test-world/catalogue-builder.ts'
import { type World, type WorldOptions, world } from './test-world/world.ts'

const template = `<!doctype html><html lang="en" dir="ltr"><title>__TITLE__</title><script nonce="__NONCE__" id="start-up">__START_UP__</script>
<script nonce="__NONCE__" id="first-screen">__FIRST_SCREEN__</script>
<script nonce="__NONCE__" id="first-drawn">__FIRST_PAINT__</script>
<script nonce="__NONCE__" id="first-asks">__FIRST_ASKS__</script></html>`

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets', '.vite']) mkdirSync(join(folder.path, name))
const balance = { id: 'walletBalance', query: {}, address: calls.walletBalance.path, moduleId: 'WALLET' }
writeFileSync(join(folder.path, '.vite', 'first-asks.json'), JSON.stringify({ everywhere: [balance], pages: {} }))
cpSync('portal/public', folder.path, { recursive: true })
writeFileSync(join(folder.path, 'index.html'), template)
afterAll(() => folder.remove())

// A document waits for an answer only so long; here time stands still, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function portal(options: WorldOptions = {}): Promise<World> {
  const w = await world({ portalFolder: folder.path, ...options })
  const names = { en: 'Dragon </script>', vi: 'Rồng', ar: 'التنين' }
  const games = Array.from({ length: 20 }, (_, i) =>
    aGame({ nodeId: BigInt(i + 1), names, isHot: i < 3, gameClass: i < 2 ? 'BG' : 'VIDEO' }),
  )
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  return w
}

/** The side menu's banners stand on every page. */
const leftMenu = { id: 'systemBanners', query: { groupName: 'w_leftmenu' } }

interface First {
  readonly language: string
  readonly answers: readonly { readonly id: string; readonly query: object; readonly value: never }[]
}

async function open(w: World, url: string, headers: Record<string, string> = {}, status = 200) {
  const answer = await w.app.portal.inject({ url, headers })
  expect(answer.statusCode).toBe(status)
  const first = /id="first-screen">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? ''
  const drawn = /id="first-drawn">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? ''
  const asks = /id="first-asks">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? ''
  return {
    answer,
    first: JSON.parse(first) as First,
    drawn: JSON.parse(drawn),
    asks: JSON.parse(asks),
    html: /<html[^>]*>/.exec(answer.body)?.[0],
    title: /<title>(.*)<\/title>/.exec(answer.body)?.[1],
  }
}

test.each(['/', '/index', '/index.html', '/home', '/help'])(
  'the home page at %s brings the lobby with it',
  async (url) => {
    await using w = await portal()
    const { first } = await open(w, url)
    const asked = first.answers.map(({ id, query }) => ({ id, query }))
    // In the order of the modules, which means nothing to the page.
    expect(asked).toHaveLength(6)
    expect(asked).toEqual(
      expect.arrayContaining([
        { id: 'gameMenus', query: {} },
        { id: 'hotGames', query: { platform: 'html5-desktop' } },
        { id: 'winnerBoard', query: { limitNum: 20 } },
        { id: 'systemBanners', query: { groupName: 'w_home' } },
        leftMenu,
        { id: 'announcements', query: { execution: 'B', types: 'B,PL,PU,PR,H' } },
      ]),
    )
  },
)

test.each([
  { url: '/rng', query: { pageNo: 1, gameType: 'RNG', pageSize: 18 } },
  { url: '/bingo', query: { pageNo: 1, gameType: 'RNG', gameClassify: 'BG', pageSize: 18 } },
  {
    url: '/rng?vassalage=PG&class=VIDEO&lines=25&bet=1&pageNo=2',
    query: {
      pageNo: 2,
      vassalage: 'PG',
      gameClassify: 'VIDEO',
      minLineNum: 25,
      minBet: 1,
      gameType: 'RNG',
      pageSize: 18,
    },
  },
  { url: '/fish?vassalage=drop+table&pageNo=-1&lines=1e9', query: { pageNo: 1, gameType: 'FISH', pageSize: 18 } },
])('the page $url brings its list with it', async ({ url, query }) => {
  await using w = await portal()
  const { first } = await open(w, url)
  expect(first.answers.map(({ id }) => id)).toEqual(['gameMenus', 'gameList', 'systemBanners'])
  expect(first.answers.find(({ id }) => id === 'gameList')?.query).toEqual(query)
})

test('the page of a topic brings the topic with it', async () => {
  await using w = await portal()
  const { first } = await open(w, '/info/faq')
  expect(first.answers.map(({ id, query }) => ({ id, query }))).toEqual([
    leftMenu,
    { id: 'helpCenter', query: {} },
    { id: 'helpCenter', query: { termId: 'faq' } },
  ])
  expect((await open(w, '/info/FAQ', {}, 404)).first.answers).toMatchObject([leftMenu])
})

test('each answer is what its call answers', async () => {
  await using w = await portal()
  for (const url of ['/', '/rng', '/pvp', '/info/faq']) {
    const { first } = await open(w, url, { cookie: 'lang=AR' })
    for (const { id, query, value } of first.answers) {
      const texts = Object.fromEntries(Object.entries(query).map(([name, given]) => [name, String(given)]))
      const { path } = calls[id as keyof typeof calls]
      const answer = await w.app.portal.inject({ url: path, query: texts, headers: { language: 'AR' } })
      expect(value, id).toEqual(answer.json().value)
    }
  }
})

test.each([
  { url: '/members', status: 404 },
  { url: '/rng/unknown', status: 404 },
  { url: '/seamless', status: 200 },
])('the page $url brings no games', async ({ url, status }) => {
  await using w = await portal()
  expect((await open(w, url, {}, status)).first.answers).toMatchObject([leftMenu])
})

test('a page of vendors brings them, and the hot games that stand below', async () => {
  await using w = await portal()
  const asked = (await open(w, '/sports')).first.answers.map(({ id }) => id)
  expect(asked).toEqual(['gameMenus', 'gameVendors', 'hotGames', 'systemBanners'])
})

test('a document draws what its page begins with, and nothing where there is no such page', async () => {
  await using w = await portal()
  await w.database.transaction((tx) => startDemoPromotions(tx, new Date('2026-01-01')))
  const drawnAt = async (url: string) => (await open(w, url)).drawn
  expect(await drawnAt('/')).toEqual({
    shape: 'lobby',
    pictures: [expect.stringMatching(/^\/scenes\//)],
    isQuiet: true,
  })
  expect(await drawnAt('/rng')).toMatchObject({ pictures: Array.from({ length: 6 }, () => expect.any(String)) })
  for (const url of ['/rng?of=fav', '/rng?search=koi', '/promotions?show=vip', '/promotions/wheel'])
    expect(await drawnAt(url), url).not.toHaveProperty('pictures')
  const { drawn, title } = await open(w, '/promotions/welcome')
  expect(drawn).toMatchObject({ shape: 'promotion', title: expect.stringMatching(/./) })
  expect(title).toBe(`${drawn.title} – Banyan Play`)
  expect((await open(w, '/')).title).toBe('Banyan Play')
  expect(await drawnAt('/promotions/wheel')).toEqual({ shape: 'wheel', intro: expect.stringMatching(/./) })
  const topic = await drawnAt('/info/faq')
  expect(topic).toMatchObject({ shape: 'article', title: expect.stringMatching(/./) })
  expect(topic.lines.join()).not.toMatch(/[<>]/)
  expect((await open(w, '/info/FAQ', {}, 404)).drawn).toEqual({})
})

test("a search is the page's own business; a database that is away leaves the page to ask", async () => {
  await using w = await portal()
  const asked = (await open(w, '/rng?search=koi')).first.answers.map(({ id }) => id)
  expect(asked).toEqual(['gameMenus', 'systemBanners'])
  await using away = await world({
    portalFolder: folder.path,
    queriesFailWith: Object.assign(new Error('gone'), { code: '08006' }),
  })
  expect((await open(away, '/rng')).first.answers).toMatchObject([leftMenu])
})

test.each([
  { url: '/?lang=ar', headers: { cookie: 'lang=CN' }, language: 'AR', html: '<html lang="ar" dir="rtl">' },
  {
    url: '/',
    headers: { cookie: 'x=1; lang=CN', 'accept-language': 'en' },
    language: 'CN',
    html: '<html lang="zh-Hans" dir="ltr">',
  },
  {
    url: '/',
    headers: { cookie: 'lang=XX', 'accept-language': 'fr, ar;q=0.5, en;q=0.7' },
    language: 'EN',
    html: '<html lang="en" dir="ltr">',
  },
  {
    url: '/',
    headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
    language: 'CN',
    html: '<html lang="zh-Hans" dir="ltr">',
  },
  { url: '/', headers: { 'accept-language': '*;q=0.1, ;;, x=y' }, language: 'TY', html: '<html lang="vi" dir="ltr">' },
  { url: '/', headers: {}, language: 'TY', html: '<html lang="vi" dir="ltr">' },
])('$url with $headers is written in $language', async ({ url, headers, language, html }) => {
  await using w = await portal()
  const page = await open(w, url, headers as Record<string, string>)
  expect(page.first.language).toBe(language)
  expect(page.html).toBe(html)
})

test("the browser's language counts only where the merchant follows it", async () => {
  await using w = await portal()
  await w.set('languages', { ...w.settings.current('languages'), followBrowser: false })
  expect((await open(w, '/', { 'accept-language': 'ar' })).first.language).toBe('TY')
})

test('no name ends the script that carries it', async () => {
  await using w = await portal()
  const { answer } = await open(w, '/', { cookie: 'lang=EN' })
  expect(answer.body).toContain('Dragon \\u003c/script>')
  expect(answer.body.match(/<\/script>/g)).toHaveLength(4)
})

test.each([
  { accepts: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync },
])('the document travels as $encoding where $accepts is accepted', async ({ accepts, encoding, unpack }) => {
  await using w = await portal()
  const { headers, rawPayload } = await w.app.portal.inject({ url: '/', headers: { 'accept-encoding': accepts } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', 'cache-control': 'no-store' })
  expect(unpack(rawPayload).toString()).toContain('<!doctype html>')
})

test('pictures may come from the image hosts of the environment, over https, and from nowhere else', async () => {
  await using w = await portal()
  const { answer } = await open(w, '/')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("img-src 'self' data: https://images.example.com;")
  expect(policy).not.toContain('*')
})

test('[PLAY-03] games may stand in frames from the hosts of the environment, and from nowhere else', async () => {
  const policyOf = async (gameHosts: readonly string[]) => {
    await using w = await portal({ gameHosts })
    return String((await open(w, '/')).answer.headers['content-security-policy'])
  }
  const policy = await policyOf(['games.example.com', 'http://127.0.0.1:3102'])
  expect(policy.split('; ')).toContain('frame-src https://games.example.com http://127.0.0.1:3102')
  expect(await policyOf([])).not.toContain('frame-src')
})

test('[LOB-02] the lobby’s first banner is fetched before the code that shows it; a page without pictures has none', async () => {
  await using w = await portal()
  const [first] = w.settings.current('banners').list.filter(({ groupName }) => groupName === 'w_home')
  const { answer } = await open(w, '/')
  expect(answer.headers.link).toBe(`<${first?.imageUrl}>; rel=preload; as=image; fetchpriority=high`)
  expect((await open(w, '/vip')).answer.headers.link).toBeUndefined()
})

test.each(['/wp-login.php', '/.env', '/llms.txt', '/a/b.map'])('%s is no page', async (url) => {
  await using w = await portal()
  expect((await w.app.portal.inject({ url })).statusCode).toBe(404)
})

test('search engines are told what is not for them', async () => {
  await using w = await portal()
  const { headers, body } = await w.app.portal.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual(['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', ''])
})

test('[SYS-03] the document of a closed portal carries nothing of it', async () => {
  await using w = await portal()
  await w.set('availability', { maintenance: { title: { en: 'Soon' }, message: { en: 'Wheels' }, until: null } })
  const { first, answer, drawn, asks } = await open(w, '/')
  expect(first.answers).toEqual([])
  expect(drawn).toEqual({})
  expect(asks.asks).toEqual([])
  expect(answer.headers.link).toBeUndefined()
})

test('a document says what it is to ask for an account, and for which merchant and in which language', async () => {
  await using w = await portal()
  expect((await open(w, '/?lang=AR')).asks).toEqual({ language: 'AR', merchant: 'banyan', asks: [balance] })
  expect((await open(w, '/no/such/page', {}, 404)).asks.asks).toEqual([])
})

test('[PRO-01] the page of promotions brings them and its first picture, that of one its terms', async () => {
  await using w = await portal()
  await w.database.transaction((tx) => startDemoPromotions(tx, new Date('2026-01-01')))
  const { first, answer } = await open(w, '/promotions')
  expect(first.answers.map(({ id, query }) => ({ id, query }))).toEqual(
    expect.arrayContaining([{ id: 'promotions', query: {} }, leftMenu]),
  )
  expect(String(answer.headers.link)).toMatch(/<\/promotion-art\/[a-z-]+\.svg>; rel=preload/)
  const { first: one } = await open(w, '/promotions/welcome')
  expect(one.answers.map(({ id, query }) => ({ id, query }))).toContainEqual({
    id: 'promotion',
    query: { code: 'welcome' },
  })
  expect((await open(w, '/promotions/nothing-like-it')).first.answers.map(({ id }) => id)).not.toContain('promotion')
})
