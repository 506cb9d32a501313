import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sealBody, sealedHeaders } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { lengthenLocks } from '../test-world/log-in.ts'
import { addOperator, codeOf, logIn, type ShownOperator, wrongCode } from '../test-world/operator-browser.ts'

const [nearProxy, farProxy] = ['127.0.0.1', '198.51.100.1']
const routes = { directly: [], 'behind one proxy': [nearProxy], 'behind two proxies': [farProxy, nearProxy] } as const
/** An asker, an operator's desk, and the asker's next address, which is the same subscriber's under IPv6. */
const addresses = {
  IPv4: ['203.0.113.5', '203.0.113.6', '203.0.113.5'],
  IPv6: ['2001:db8:5:6::1', '2001:db8:5:7::1', '2001:db8:5:6::2'],
} as const
const places = (Object.keys(addresses) as (keyof typeof addresses)[]).flatMap((family) =>
  (Object.keys(routes) as (keyof typeof routes)[]).map((route) => ({ family, route })),
)

let w: World
let made = 0
let dao: ShownOperator
beforeAll(async () => {
  w = await world({ trustedProxies: [nearProxy, farProxy] })
})
beforeEach(async () => {
  await w.database.transaction((tx) => tx.deleteFrom('login_failures').execute())
  dao = await addOperator(w, `dao-${++made}`)
})
afterAll(() => w[Symbol.asyncDispose]())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const wrong = [401, 'wrong_credentials']
const locked = [429, 'login_locked']
const done = [200, undefined]

describe.each(places)('$family $route', ({ family, route }) => {
  const [asker, desk, next] = addresses[family]
  const proxies = routes[route]

  async function from(address: string, given: object) {
    const { username, password } = dao
    const shown = { username, password, code: await codeOf(w, dao), ...given }
    const told = ['192.0.2.7', address, ...proxies.slice(0, -1)].join(', ')
    return await w.app.operator.inject({
      method: 'POST',
      url: calls.operatorLogin.path,
      headers: { ...sealedHeaders, ...(proxies.length > 0 && { 'x-forwarded-for': told }) },
      payload: await sealBody(await w.bodyKey(), calls.operatorLogin.id, JSON.stringify(shown)),
      remoteAddress: proxies.at(-1) ?? address,
    })
  }

  test('[ACC-22] an asker who fails locks the operator out at that address alone', async () => {
    for (let i = 0; i < 5; i++) expect(outcome(await from(asker, { password: 'wrong' }))).toEqual(wrong)
    await lengthenLocks(w)
    for (const address of [asker, next]) expect(outcome(await from(address, {}))).toEqual(locked)
    expect(outcome(await from(desk, {}))).toEqual(done)
  })
})

test('[ACC-22] a name is tried from many addresses in vain: the operator comes in', async () => {
  for (let i = 0; i < 25; i++) await logIn(w, { ...dao, password: 'wrong', code: '000000' })
  expect(outcome(await logIn(w, { ...dao, code: await codeOf(w, dao) }))).toEqual(done)
})

test('[ACC-22] with the right password twenty codes an hour are looked at, from however many addresses', async () => {
  const code = await wrongCode(w, dao)
  for (let i = 0; i < 20; i++) expect(outcome(await logIn(w, { ...dao, code }))).toEqual(wrong)
  const refused = await logIn(w, { ...dao, code: await codeOf(w, dao) })
  expect(outcome(refused)).toEqual(locked)
  expect(refused.json().value.retryAfterSeconds).toBeGreaterThan(3_500)
  // Whoever does not know the password learns nothing of it.
  expect(outcome(await logIn(w, { ...dao, password: 'wrong', code }))).toEqual(wrong)
  await w.moveClock(3_700)
  for (let i = 0; i < 19; i++) await logIn(w, { ...dao, code: await wrongCode(w, dao) })
  expect(outcome(await logIn(w, { ...dao, code: await codeOf(w, dao) }))).toEqual(done)
  // A right one forgets them.
  for (let i = 0; i < 3; i++) expect(outcome(await logIn(w, { ...dao, code: await wrongCode(w, dao) }))).toEqual(wrong)
})
