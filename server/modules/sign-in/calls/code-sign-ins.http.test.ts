import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askForCode, lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import {
  authenticatorCode,
  beginStep,
  type FactorsWorld,
  factorsWorld,
  finish,
  type Player,
  password,
  pending,
  player,
} from '../test-world/factors-world.ts'
import { giveAuthenticator } from '../test-world/given-authenticators.ts'
import { logIn } from '../test-world/log-in.ts'
import { mintSignInCode } from '../use-cases/mint-sign-in-code.ts'

const [nearProxy, farProxy] = ['127.0.0.1', '198.51.100.1']

/** One for all: whoever signs in here comes from a network of its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld({ trustedProxies: [nearProxy, farProxy] })
})
beforeEach(() => beginStep(s.w))
afterAll(() => s[Symbol.asyncDispose]())

let numbers = 0
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const needed = [401, 'step_up_needed']
const done = [200, undefined]

/** How a browser's address comes to us: as it is, or as trusted proxies tell it. */
const routes = { directly: [], 'behind one proxy': [nearProxy], 'behind two proxies': [farProxy, nearProxy] } as const
const newNetwork = {
  IPv4: () => `10.${[...randomBytes(2)].join('.')}.`,
  IPv6: () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::`,
}
const places = (['IPv4', 'IPv6'] as const).flatMap((family) =>
  (Object.keys(routes) as (keyof typeof routes)[]).map((route) => ({ family, route })),
)

/** A member with a number and an authenticator. */
async function enrolled() {
  const digits = `9077${String(++numbers).padStart(5, '0')}`
  const linh = await player(s.w, { mobile: `+84${digits}` })
  return { ...linh, digits, secret: await giveAuthenticator(s.w, linh.id) }
}

async function bySms(from: Browser, digits: string) {
  const before = s.gateway.deliveries.length
  expect(outcome(await askForCode(s.w, digits, {}, from))).toEqual(done)
  await s.gateway.arrived(before + 1)
  const number = { countryDialingCode: '84', mobileNum: digits, verificationCode: lastCode(s.gateway) }
  return await from.postSealed(calls.login.path, { type: 'sms', ...number })
}

const mint = async ({ username }: Player) => (await s.w.database.transaction((tx) => mintSignInCode(tx, username))).code
const redeem = (from: Browser, code: string) => from.post(calls.redeemHandoff.path, { code })

const networksOf = async ({ id }: Player) =>
  (await s.w.database.db.selectFrom('known_networks').select('account_id').where('account_id', '=', id).execute())
    .length
const sessionsOf = async ({ id }: Player) =>
  (await s.w.database.db.selectFrom('sessions').select('id_hash').where('account_id', '=', id).execute()).length

describe.each(places)('$family $route', ({ family, route }) => {
  const here = (address: string) => browser(s.w, address, new Map(), routes[route])

  test('[ACC-19] after a code by SMS an enrolled authenticator is asked for, and nothing else will do', async () => {
    const linh = await enrolled()
    const network = newNetwork[family]()
    const from = here(`${network}1`)
    const begun = await bySms(from, linh.digits)
    expect(outcome(begun)).toEqual(needed)
    const { id: stepUp, ways } = begun.json().value.stepUp
    expect(ways).toEqual([{ method: 'authenticator' }])
    expect([await networksOf(linh), await sessionsOf(linh)]).toEqual([0, 0])
    expect(outcome(await finish({ from, stepUp }, 'sms', lastCode(s.gateway)))).toEqual([422, 'step_up_wrong'])
    const code = await authenticatorCode(s.w, linh.secret)
    expect(outcome(await finish({ from, stepUp }, 'authenticator', code))).toEqual(done)
    expect([await networksOf(linh), await sessionsOf(linh)]).toEqual([1, 1])
    // The network of the address that the proxy tells is known, and no other one.
    expect(outcome((await pending(s.w, linh, here(`${network}2`))).answer)).toEqual(done)
    expect(outcome((await pending(s.w, linh, here(`${newNetwork[family]()}1`))).answer)).toEqual(needed)
  })

  test('[ACC-19] after a code that an operator minted, too; the code is used up', async () => {
    const linh = await enrolled()
    const from = here(`${newNetwork[family]()}1`)
    const code = await mint(linh)
    const begun = await redeem(from, code)
    expect(outcome(begun)).toEqual(needed)
    expect(begun.json().value.stepUp.ways).toEqual([{ method: 'authenticator' }])
    expect([await networksOf(linh), await sessionsOf(linh)]).toEqual([0, 0])
    expect(outcome(await redeem(from, code))).toEqual([401, 'sign_in_code_invalid'])
    const { id: stepUp } = begun.json().value.stepUp
    // It is its browser's alone.
    const stranger = here(`${newNetwork[family]()}1`)
    const proof = await authenticatorCode(s.w, linh.secret)
    expect(outcome(await finish({ from: stranger, stepUp }, 'authenticator', proof))).toEqual([401, 'step_up_over'])
    expect(outcome(await finish({ from, stepUp }, 'authenticator', proof))).toEqual(done)
    expect([await networksOf(linh), await sessionsOf(linh)]).toEqual([1, 1])
  })
})

test('[ACC-19] a code of the account’s own session asks for the authenticator in an unknown network as well', async () => {
  const linh = await enrolled()
  const { headers } = await s.w.signIn(linh.id)
  const minted = await s.w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers: { ...headers } })
  expect(outcome(await redeem(newBrowser(s.w), minted.json().value.code))).toEqual(needed)
})

test('[MEM-02] that it was customer service stands in the list of sign-ins before the authenticator and after it', async () => {
  const linh = await enrolled()
  const from = newBrowser(s.w)
  const { id: stepUp } = (await redeem(from, await mint(linh))).json().value.stepUp
  await finish({ from, stepUp }, 'authenticator', await authenticatorCode(s.w, linh.secret))
  const { headers } = await s.w.signIn(linh.id)
  const { list } = (await s.w.app.portal.inject({ url: calls.signIns.path, headers })).json().value
  expect(list.slice(0, 2)).toMatchObject([
    { method: 'service', stepUp: 'authenticator', result: 'entered' },
    { method: 'service', stepUp: null, result: 'stepUp' },
  ])
})

test('[ACC-19] in a network that the account knows neither code asks for more', async () => {
  const linh = await enrolled()
  const begun = await pending(s.w, linh)
  await finish(begun, 'authenticator', await authenticatorCode(s.w, linh.secret))
  const at = () => newBrowser(s.w).at(begun.from.address)
  expect(outcome(await redeem(at(), await mint(linh)))).toEqual(done)
  expect(outcome(await bySms(at(), linh.digits))).toEqual(done)
})

test('[ACC-19] on a known device a code by SMS asks for no more, yet beside an authenticator it makes no network known', async () => {
  const linh = await enrolled()
  const begun = await pending(s.w, linh)
  await finish(begun, 'authenticator', await authenticatorCode(s.w, linh.secret))
  const elsewhere = newBrowser(s.w).address
  expect(outcome(await bySms(begun.from.at(elsewhere), linh.digits))).toEqual(done)
  expect(await networksOf(linh)).toBe(1)
  const stranger = newBrowser(s.w).at(elsewhere)
  expect(outcome(await logIn(s.w, stranger, { username: linh.username, password }))).toEqual(needed)
})

test('[ACC-19] five wrong proofs end what a code began, and the next code is refused without being used up', async () => {
  const linh = await enrolled()
  const from = newBrowser(s.w)
  const { id: stepUp } = (await redeem(from, await mint(linh))).json().value.stepUp
  for (let i = 0; i < 5; i++)
    expect(outcome(await finish({ from, stepUp }, 'recovery', 'AAAAA-AAAAA'))).toEqual([422, 'step_up_wrong'])
  const next = await mint(linh)
  for (let i = 0; i < 2; i++) expect(outcome(await redeem(from, next))).toEqual([429, 'login_locked'])
  expect([await networksOf(linh), await sessionsOf(linh)]).toEqual([0, 0])
})
