import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test, vi } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const names = { en: 'Dragon', vi: 'Rồng' }

async function fill(w: World, count: number): Promise<void> {
  const games = Array.from({ length: count }, (_, i) => aGame({ nodeId: BigInt(i + 1), names }))
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
}

/** A world that listens, with 20 games; `long` counts the requests that the router saw. */
async function listening(options: WorldOptions = {}) {
  const w = await world(options)
  const agent = new Agent({ keepAlive: true })
  await fill(w, 20)
  const counts = { long: 0 }
  w.app.portal.addHook('onRequest', async () => void counts.long++)
  await w.app.portal.listen({ port: 0, host: '127.0.0.1' })
  const { port } = w.app.portal.server.address() as { port: number }
  const ask = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const path = `${calls.gameList.path}${query}`
      const sent = request({ agent, port, host: '127.0.0.1', path, headers, method }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.on('error', reject).end()
    })
  const close = async () => {
    agent.destroy()
    await w[Symbol.asyncDispose]()
  }
  return { w, counts, ask, [Symbol.asyncDispose]: close }
}

const varying = ['date', 'connection', 'keep-alive']
const steady = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)))

test('an address that was answered before is answered alike without the router', async () => {
  await using portal = await listening()
  const first = await portal.ask('?pageSize=18')
  const second = await portal.ask('?pageSize=18')
  expect(portal.counts.long).toBe(1)
  expect(second.status).toBe(200)
  expect(second.body.equals(first.body)).toBe(true)
  expect(steady(second.headers)).toEqual(steady(first.headers))
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, language',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test('each language has its own answer under one address', async () => {
  await using portal = await listening()
  for (const round of [1, 2]) {
    expect((await portal.ask('', { language: 'EN' })).body.toString(), `${round}`).toContain('Dragon')
    expect((await portal.ask('', { language: 'TY' })).body.toString(), `${round}`).toContain('Rồng')
  }
  expect(portal.counts.long).toBe(2)
})

test.each([
  { accepts: 'gzip, deflate, br', encoding: 'br', open: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', open: gunzipSync },
  { accepts: 'br;q=0, gzip', encoding: 'gzip', open: gunzipSync },
  { accepts: 'identity', encoding: undefined, open: (body: Buffer) => body },
])('a body that is asked for again travels as $encoding where $accepts is accepted', async (row) => {
  await using portal = await listening()
  const headers = { 'accept-encoding': row.accepts }
  const plain = await portal.ask('')
  let answer = await portal.ask('', headers)
  // Compression runs beside the requests, which meanwhile get the body as it is.
  for (let asked = 0; answer.headers['content-encoding'] !== row.encoding && asked < 1_000; asked++) {
    answer = await portal.ask('', headers)
  }
  expect(answer.headers['content-encoding']).toBe(row.encoding)
  expect(row.open(answer.body).equals(plain.body)).toBe(true)
  if (row.encoding) expect(answer.body.length).toBeLessThan(plain.body.length / 4)
})

test('an answer that the client has is not sent again, on the long way and on the short', async () => {
  await using portal = await listening()
  const { etag = '' } = (await portal.ask('?pageNo=1')).headers
  for (const query of ['?pageNo=1', '?pageNo=1&pageSize=42']) {
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await portal.ask(query, { 'if-none-match': known })
      expect(answer).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'private, no-cache' } })
      expect(answer.body).toHaveLength(0)
    }
  }
  expect((await portal.ask('?pageNo=1', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a changed catalogue is answered at once, under another validator', async () => {
  await using portal = await listening()
  const before = await portal.ask('')
  await fill(portal.w, 25)
  const after = await portal.ask('')
  expect(JSON.parse(after.body.toString()).value).toMatchObject({ totalCount: 25, version: 2 })
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('changed languages are answered at once', async () => {
  await using portal = await listening()
  await portal.ask('')
  const { offered } = portal.w.settings.current('languages')
  await portal.w.set('languages', { offered: [...offered].reverse(), followBrowser: true })
  expect((await portal.ask('')).body.toString()).toContain('Dragon')
})

test('a closed portal refuses addresses that it answered before', async () => {
  await using portal = await listening()
  const { headers } = await portal.w.signIn()
  await portal.ask('')
  await portal.w.set('availability', { maintenance: { title: { en: 'x' }, message: { en: 'y' }, until: null } })
  expect((await portal.ask('')).status).toBe(503)
  expect((await portal.ask('', { ...headers })).status).toBe(503)
})

test('the short way counts against the limit, and refuses as the long one', async () => {
  await using portal = await listening({ liftLimits: false })
  await portal.w.set('limits', { readsPerMinute: 10, writesPerMinute: 10 })
  for (let i = 0; i < 10; i++) expect((await portal.ask('')).status).toBe(200)
  const refused = await portal.ask('')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused.body.toString()).code).toBe('too_many_requests')
})

test('what is not plainly a read takes the long way', async () => {
  await using portal = await listening()
  await portal.ask('')
  expect((await portal.ask('', {}, 'DELETE')).status).toBe(405)
  expect((await portal.ask('', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(200)
  expect((await portal.ask('', { 'content-length': '0' })).status).toBe(200)
  expect(portal.counts.long).toBe(4)
})

test('[ACC-22] whoever shows a session is answered like everybody, and an app takes the long way', async () => {
  await using portal = await listening()
  const { headers } = await portal.w.signIn()
  const visitors = await portal.ask('')
  const proofs: Record<string, string>[] = [
    { ...headers },
    { ...headers, token: 'A'.repeat(43) },
    { ...headers, cookie: 'sid=%E0%A4%A; sid' },
    { token: headers.token },
    { cookie: headers.cookie },
  ]
  for (const proof of proofs) {
    const answer = await portal.ask('', proof)
    expect(answer.status).toBe(200)
    expect(answer.body.equals(visitors.body)).toBe(true)
  }
  expect(portal.counts.long).toBe(1)
  const byApp = await portal.ask('', { authorization: `Bearer ${headers.token}` })
  expect(byApp.body.equals(visitors.body)).toBe(true)
  expect(portal.counts.long).toBe(2)
})

/** When the server noted last that an account's session was used; undefined once it is deleted. */
async function lastSeen({ database }: World, accountId: bigint): Promise<Date | undefined> {
  const sessions = database.db.selectFrom('sessions').select('last_seen_at').where('account_id', '=', accountId)
  return (await sessions.executeTakeFirst())?.last_seen_at
}

const minutes = (count: number) => count * 60

test('[ACC-22] the short way keeps a session alive, and stopping waits until it is noted', async () => {
  await using portal = await listening()
  const { w } = portal
  const [used, idle] = [await w.signIn(), await w.signIn()]
  await portal.ask('')
  // Looked at already: it is looked at again all the same once time has passed.
  await portal.ask('', { ...used.headers })
  await w.moveClock(minutes(29))
  await portal.ask('', { ...used.headers })
  await portal.ask('', { cookie: idle.headers.cookie })
  await portal.ask('', { ...idle.headers, token: used.token })
  expect(portal.counts.long).toBe(1)
  await w.app.release()
  await w.moveClock(minutes(58))
  const signedInStatus = async (headers: object) =>
    (await w.app.portal.inject({ url: calls.favouriteIds.path, headers: { ...headers } })).statusCode
  expect(await signedInStatus(used.headers)).toBe(200)
  expect(await signedInStatus(idle.headers)).toBe(401)
})

test('[ACC-22] a session that has ended is a visitor on the short way, and stays ended', async () => {
  await using portal = await listening()
  const { w } = portal
  const [idle, suspended, out] = [await w.signIn(), await w.signIn(), await w.signIn()]
  const visitors = await portal.ask('')
  for (const { headers } of [idle, suspended, out]) await portal.ask('', { ...headers })
  await w.database.transaction((tx) => suspendAccount(tx, suspended.accountId))
  await w.app.portal.inject({ method: 'DELETE', url: calls.logout.path, headers: out.headers })
  const noted = await lastSeen(w, idle.accountId)
  await w.moveClock(minutes(30))
  const { long } = portal.counts
  for (const { headers } of [idle, suspended, out]) {
    const answer = await portal.ask('', { ...headers })
    expect(answer.status).toBe(200)
    expect(answer.body.equals(visitors.body)).toBe(true)
  }
  expect(portal.counts.long).toBe(long)
  await w.app.release()
  expect(await lastSeen(w, idle.accountId)).toEqual(noted)
  expect(await lastSeen(w, suspended.accountId)).toBeUndefined()
  expect(await lastSeen(w, out.accountId)).toBeUndefined()
})

test('[ACC-22] activity that can not be noted is logged, and the answer stands', async () => {
  await using portal = await listening()
  const { w } = portal
  const { headers } = await w.signIn()
  const visitors = await portal.ask('')
  const away = vi.spyOn(w.database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('the database is away')
  })
  const answer = await portal.ask('', { ...headers })
  await w.app.release()
  away.mockRestore()
  expect(answer.body.equals(visitors.body)).toBe(true)
  expect(w.logs).toContainEqual(expect.objectContaining({ msg: 'the activity of a session could not be noted' }))
  expect(JSON.stringify(w.logs)).not.toContain(headers.token)
})

test('every answer is counted, whichever way it took', async () => {
  await using portal = await listening()
  for (let i = 0; i < 3; i++) await portal.ask('')
  const { etag = '' } = (await portal.ask('')).headers
  await portal.ask('', { 'if-none-match': etag })
  const metrics = (await portal.w.app.operator.inject({ url: '/metrics', headers: portal.w.operatorHeaders })).body
  expect(metrics).toMatch(/^banyan_http_request_seconds_count\{route="gameList",status="200"\} 4$/m)
  expect(metrics).toMatch(/^banyan_http_request_seconds_count\{route="gameList",status="304"\} 1$/m)
})
