import { calls } from '@banyan/contract/calls.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askPlainly, newName, register } from './modules/registration/test-world/registration-world.ts'
import { logIn } from './modules/sign-in/test-world/log-in.ts'
import { browser } from './modules/verification/test-world/browser.ts'
import { readCaptcha } from './modules/verification/test-world/passes.ts'
import { type World, world } from './test-world/world.ts'

const [nearProxy, farProxy] = ['127.0.0.1', '198.51.100.1']
const routes = { directly: [], 'behind one proxy': [nearProxy], 'behind two proxies': [farProxy, nearProxy] } as const
/** Two addresses of one asker, and one of another asker beside it; an IPv4 may be written as an IPv6 maps it. */
const askers = {
  IPv4: ['203.0.113.5', '203.0.113.5', '203.0.113.6'],
  IPv6: ['2001:db8:5:6::1', '2001:db8:5:6:7::2', '2001:db8:5:7::1'],
  'IPv6 at its ends': ['2001:db8:5:8::', '2001:db8:5:8:ffff:ffff:ffff:ffff', '2001:db8:5:9::'],
} as const
const families = Object.keys(askers) as (keyof typeof askers)[]
const ways = Object.keys(routes) as (keyof typeof routes)[]
/** Each family and each route once; a release tries them all together. */
const places = families.flatMap((family, at) =>
  ways.filter((_, way) => process.env.DEEP === '1' || way === at).map((route) => ({ family, route })),
)

/** What an address may do in a minute; of what no vendor signed it is a sixth of the changes. */
const limits = { readsPerMinute: 20, writesPerMinute: 12 }

let w: World
beforeAll(async () => {
  w = await world({ trustedProxies: [nearProxy, farProxy] })
  await askPlainly(w)
})
afterAll(() => w[Symbol.asyncDispose]())

const spacious = { readsPerMinute: 10_000, writesPerMinute: 10_000 }

/** A changed limit counts anew once it is looked at. */
async function setLimits(given: typeof limits): Promise<void> {
  await w.set('limits', given)
}

describe.each(places)('$family $route', ({ family, route }) => {
  const [own, alsoOwn, other] = askers[family]
  const at = (address: string) => browser(w, address, new Map(), routes[route])

  /** How often in a row an asker is served that changes its address, before it is refused. */
  async function servedBefore429(ask: (address: string) => Promise<{ statusCode: number }>, atMost = 40) {
    for (let served = 0; served < atMost; served++)
      if ((await ask(served % 2 === 0 ? own : alsoOwn)).statusCode === 429) return served
    return atMost
  }

  test('[T24] reads and changes are counted by asker, and leave others alone', async () => {
    await setLimits(spacious)
    await at(other).get(calls.systemStatus.path)
    await at(other).post(calls.handoffAccount.path, {})
    await setLimits(limits)
    const read = (address: string) => at(address).get(calls.systemStatus.path)
    expect(await servedBefore429(read)).toBe(limits.readsPerMinute)
    expect((await read(other)).statusCode).toBe(200)
    const change = (address: string) => at(address).post(calls.handoffAccount.path, { code: 'A'.repeat(27) })
    expect(await servedBefore429(change)).toBe(limits.writesPerMinute)
    expect((await change(other)).statusCode).not.toBe(429)
    await setLimits(spacious)
  })

  test('[T24] so are vendors’ calls that nobody signed', async () => {
    const proxies = routes[route]
    const send = (address: string) =>
      w.app.vendors.inject({
        ...{ method: 'POST', url: walletOperations.balance.path, payload: {} },
        remoteAddress: proxies.at(-1) ?? address,
        headers: {
          // The first word is the asker's own, whom nobody believes.
          ...(proxies.length > 0 && { 'x-forwarded-for': ['192.0.2.7', address, ...proxies.slice(0, -1)].join(', ') }),
        },
      })
    await setLimits(spacious)
    await send(other)
    await setLimits(limits)
    expect(await servedBefore429(send)).toBe(limits.writesPerMinute / 6)
    expect((await send(other)).statusCode).toBe(401)
    await setLimits(spacious)
  })

  test('[ACC-22] so are failed logins: past thirty an asker is locked out, whatever name it tries', async () => {
    await w.database.transaction((tx) => tx.deleteFrom('login_failures').execute())
    let tried = 0
    const fail = async (address: string) => {
      const from = at(address)
      const shown = { username: `nobody${++tried}`, password: 'wrong', ...(await readCaptcha(w, from)) }
      return (await logIn(w, from, shown)).json().code as string
    }
    const codes: string[] = []
    for (let i = 0; i < 40 && codes.at(-1) !== 'login_locked'; i++) codes.push(await fail(i % 2 === 0 ? own : alsoOwn))
    expect(codes.at(-1)).toBe('login_locked')
    expect(await fail(other)).toBe('wrong_credentials')
  })

  test('[ACC-08] and so are registrations, of a network ten an hour', async () => {
    await w.database.transaction((tx) => tx.deleteFrom('limited_tries').execute())
    const [near, far] = family === 'IPv4' ? [own, '203.0.114.6'] : [alsoOwn, other]
    const tryAgain = (address: string) => register(w, { username: newName(), login: false }, at(address))
    for (let tries = 0; tries < 10; tries++) expect((await tryAgain(tries % 2 === 0 ? own : near)).statusCode).toBe(200)
    expect((await tryAgain(near)).statusCode).toBe(429)
    expect((await tryAgain(far)).statusCode).toBe(200)
  })
})
