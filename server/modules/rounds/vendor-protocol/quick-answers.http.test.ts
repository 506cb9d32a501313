import { createHmac } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, type GamePlayer, gameCode, PG, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

let v: VendorWorld
let who: GamePlayer
beforeAll(async () => {
  v = await vendorWorld()
  who = await v.player()
})
afterAll(() => v[Symbol.asyncDispose]())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const { path } = walletOperations.bet
let ids = 0
const aBet = (given: object = {}) =>
  JSON.stringify({
    ...{ player: who.player, session: who.session, currency: 'VND', gameCode, transactionId: `q${++ids}` },
    ...{ roundId: `q${ids}`, amount: '1', ...given },
  })

function signed(body: string): Record<string, string> {
  const unixSeconds = Math.floor(Date.now() / 1000)
  const text = signedText({ vendorCode: PG.vendorCode, method: 'POST', path, unixSeconds, body })
  return {
    'content-type': 'application/json',
    [signatureHeaders.vendor]: PG.vendorCode,
    [signatureHeaders.key]: PG.id,
    [signatureHeaders.time]: String(unixSeconds),
    [signatureHeaders.signature]: createHmac('sha256', PG.secret).update(text).digest('hex'),
  }
}

/** Sends a body whose length is said, or in chunks, which is not plain. */
async function send(body: string, headers: Record<string, string>, inChunks = false): Promise<Answer> {
  const address = new URL(path, await addressOf(v.w))
  const length = inChunks ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return await new Promise((resolve, reject) => {
    const asking = request(address, { method: 'POST', headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    asking.on('error', reject)
    if (inChunks) asking.write(body.slice(0, 1))
    asking.end(inChunks ? body.slice(1) : body)
  })
}

const isQuick = ({ headers }: Answer) => headers['content-security-policy'] === undefined
const shortWay = (body: string, headers = signed(body)) => send(body, headers)
const longWay = (body: string, headers = signed(body)) => send(body, headers, true)

test.each([
  { what: 'a bet', status: 200, body: () => aBet() },
  { what: 'a bet of too much', status: 200, body: () => aBet({ amount: '10000000' }) },
  { what: 'a bet that breaks its schema', status: 400, body: () => aBet({ amount: 'one' }) },
  { what: 'a bet that is no JSON', status: 400, body: () => '{"player":' },
  { what: 'a bet in other letters', status: 400, body: () => aBet({ player: 'Nguyễn' }) },
])('[PLAY-04] $what is answered alike on the short way and on the long one', async ({ status, body }) => {
  const [one, other] = [await shortWay(body()), await longWay(body())]
  expect([isQuick(one), isQuick(other)]).toEqual([true, false])
  expect([one.status, other.status]).toEqual([status, status])
  const outcome = ({ body: text }: Answer) => (JSON.parse(text) as { outcome: string }).outcome
  expect(outcome(one)).toBe(outcome(other))
  for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
    expect(one.headers[name], name).toBe(other.headers[name])
})

test('[PLAY-04] a forged call is told nothing on either way', async () => {
  const headers = signed(aBet())
  for (const answer of [await shortWay(aBet(), headers), await longWay(aBet(), headers)]) {
    expect(answer.status).toBe(401)
    expect(answer.body).toBe('{"outcome":"bad_signature"}')
  }
})

test('[PLAY-04] what is not plain takes the long way: another type, another method, more bytes than a call has', async () => {
  const body = aBet()
  const typed = await shortWay(body, { ...signed(body), 'content-type': 'application/json; charset=utf-8' })
  expect([isQuick(typed), typed.status]).toEqual([false, 200])
  const text = await shortWay(body, { ...signed(body), 'content-type': 'text/plain' })
  expect([isQuick(text), text.status]).toEqual([false, 415])
  const long = aBet({ more: 'x'.repeat(65 * 1024) })
  const refused = await shortWay(long)
  expect([isQuick(refused), refused.status]).toEqual([false, 413])
})

test('a call that breaks off before its end changes nothing and harms nobody', async () => {
  const body = aBet()
  const address = new URL(path, await addressOf(v.w))
  await new Promise<void>((resolve) => {
    const length = String(Buffer.byteLength(body))
    const asking = request(address, { method: 'POST', headers: { ...signed(body), 'content-length': length } })
    asking.on('error', () => resolve())
    asking.write(body.slice(0, 10), () => asking.destroy(new Error('gone')))
  })
  expect(JSON.parse((await shortWay(body)).body)).toMatchObject({ outcome: 'ok' })
})
