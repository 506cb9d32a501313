import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { type FactorsWorld, factorsWorld, password, pending, player, signedInAs } from '../test-world/factors-world.ts'
import { logIn } from '../test-world/log-in.ts'
import type { OwnCalls } from '../test-world/own-calls.ts'
import { type Deviation, SoftwareAuthenticator } from '../test-world/software-authenticator.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

/** One for all: every account and passkey here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const refused = [401, 'passkey_refused']
const done = [200, undefined]

async function optionsOf(own: OwnCalls) {
  return (await own(calls.passkeyOptions, { password })).json().value
}

/** A player with a passkey, and a session of its own. */
async function withPasskey() {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const key = new SoftwareAuthenticator()
  const added = await own(calls.addPasskey, key.make(await optionsOf(own)))
  return { ...linh, own, key, passkeyId: added.json().value.id as string }
}

const challengeFor = async (from: Browser): Promise<string> =>
  (await from.post(calls.passkeyChallenge.path, {})).json().value.challenge

/** Signs in by passkey, from a browser that nobody has seen. */
async function use(key: SoftwareAuthenticator, how: Deviation = {}, given: object = {}, from = newBrowser(s.w)) {
  const body = { ...key.use(await challengeFor(from), how), ...given }
  return { from, answer: await from.post(calls.passkeyLogin.path, body) }
}

test('[MEM-02] a passkey is added once its owner has proved itself, and holds money back for a day', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  expect(outcome(await own(calls.passkeyOptions, { password: 'wrong' }))).toEqual([422, 'wrong_password'])
  const options = await optionsOf(own)
  expect(options.rp).toEqual({ id: 'localhost', name: 'Banyan Play' })
  expect(options.user).toMatchObject({ name: linh.username })
  expect(options.excludeCredentials).toEqual([])
  const key = new SoftwareAuthenticator()
  expect(outcome(await own(calls.addPasskey, key.make(options)))).toEqual(done)
  expect((await optionsOf(own)).excludeCredentials).toEqual([key.id])
  const { db } = s.w.database
  const [hold] = await db.selectFrom('account_holds').selectAll().where('account_id', '=', linh.id).execute()
  expect(hold?.kind).toBe('money_out')
  expect(((hold?.until.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
  const [row] = await db.selectFrom('passkeys').selectAll().where('account_id', '=', linh.id).execute()
  expect(row).toMatchObject({ name: 'Phone', transports: 'internal,hybrid', is_backed_up: true, sign_count: 1n })
})

test('[ACC-19] a passkey signs in from anywhere without a step-up, and its network is known then', async () => {
  const linh = await withPasskey()
  expect(outcome((await pending(s.w, linh)).answer)).toEqual([403, 'step_up_unavailable'])
  const { from, answer } = await use(linh.key)
  expect(answer.json().value).toMatchObject({ account: linh.username, mustChangePassword: false })
  expect((await from.get(calls.sessionToken.path)).json().value.token).toBe(answer.json().value.token)
  const neighbour = newBrowser(s.w).at(from.address)
  expect((await logIn(s.w, neighbour, { username: linh.username, password })).statusCode).toBe(200)
  const noted = await s.w.database.db
    .selectFrom('sign_ins')
    .select(['method', 'result'])
    .where('account_id', '=', linh.id)
    .orderBy('id')
    .execute()
  expect(noted[0]).toEqual({ method: 'passkey', result: 'entered' })
})

const deviations: [string, Deviation][] = [
  ['another origin', { origin: 'http://localhost:3001' }],
  ['a look-alike origin', { origin: 'http://localhost:3000.example.com' }],
  ['another host', { rpId: 'example.com' }],
  ['a frame of another site', { crossOrigin: true }],
  ['no verified user', { isVerified: false }],
  ['no user present', { isPresent: false }],
]

test.each([...deviations, ['a sign-in in its place', { type: 'webauthn.get' }] as [string, Deviation]])(
  'sec/webauthn-negative: no passkey is made for %s',
  async (_what, how) => {
    const own = await signedInAs(s.w, await player(s.w))
    const key = new SoftwareAuthenticator()
    expect(outcome(await own(calls.addPasskey, key.make(await optionsOf(own), how)))).toEqual(refused)
  },
)

test.each([...deviations, ['a registration in its place', { type: 'webauthn.create' }] as [string, Deviation]])(
  'sec/webauthn-negative: nobody signs in with %s',
  async (_what, how) => {
    const { key } = await withPasskey()
    const { from, answer } = await use(key, how)
    expect(outcome(answer)).toEqual(refused)
    expect(from.cookies.has('sid')).toBe(false)
  },
)

test('[MEM-02] a mirror of the merchant’s uses the same passkeys as a related origin, and another host does not', async () => {
  const initial = s.w.settings.current('brand')
  const linh = await withPasskey()
  const mirror = { origin: 'https://mirror.example' }
  const wellKnown = async () => (await s.w.app.portal.inject('/.well-known/webauthn')).json()
  expect(await wellKnown()).toEqual({ origins: ['http://localhost:3000'] })
  expect(outcome((await use(linh.key, mirror)).answer)).toEqual(refused)
  // A mirror that one operator lists is none yet.
  await s.w.set('brand', { ...initial, domains: ['mirror.example'] })
  expect(await wellKnown()).toEqual({ origins: ['http://localhost:3000'] })
  expect(outcome((await use(linh.key, mirror)).answer)).toEqual(refused)
  await s.w.set('passkeys', { domains: ['mirror.example'] })
  expect(await wellKnown()).toEqual({ origins: ['http://localhost:3000', 'https://mirror.example'] })
  expect(outcome((await use(linh.key, mirror)).answer)).toEqual(done)
  expect(outcome((await use(linh.key, { origin: 'https://mirror.example.com' })).answer)).toEqual(refused)
  await s.w.set('brand', initial)
  await s.w.set('passkeys', { domains: [] })
})

test('sec/webauthn-negative: a challenge is good once, for its browser or account, for five minutes', async () => {
  const linh = await withPasskey()
  const from = newBrowser(s.w)
  const challenge = await challengeFor(from)
  const login = (who: Browser, body: object) => who.post(calls.passkeyLogin.path, body)
  // Of another browser; the challenge stays its owner's.
  expect(outcome(await login(newBrowser(s.w), linh.key.use(challenge)))).toEqual(refused)
  expect(outcome(await login(from, linh.key.use(challenge)))).toEqual(done)
  expect(outcome(await login(from, linh.key.use(challenge)))).toEqual(refused)
  // A wrong use uses it up as well.
  const spoilt = await challengeFor(from)
  expect(outcome(await login(from, linh.key.use(spoilt, { isVerified: false })))).toEqual(refused)
  expect(outcome(await login(from, linh.key.use(spoilt)))).toEqual(refused)
  const late = await challengeFor(from)
  await s.w.moveClock(301)
  expect(outcome(await login(from, linh.key.use(late)))).toEqual(refused)
  await s.w.moveClock(0)
  // One to add a passkey with signs nobody in, nor one to sign in with adds any; and none is another account's.
  const options = await optionsOf(linh.own)
  expect(outcome(await login(from, linh.key.use(options.challenge)))).toEqual(refused)
  const mixed = { ...options, challenge: await challengeFor(from) }
  expect(outcome(await linh.own(calls.addPasskey, new SoftwareAuthenticator().make(mixed)))).toEqual(refused)
  const other = await signedInAs(s.w, await player(s.w))
  expect(outcome(await other(calls.addPasskey, new SoftwareAuthenticator().make(options)))).toEqual(refused)
  expect(outcome(await linh.own(calls.addPasskey, new SoftwareAuthenticator().make(options)))).toEqual(done)
  expect(outcome(await linh.own(calls.addPasskey, new SoftwareAuthenticator().make(options)))).toEqual(refused)
})

test('sec/webauthn-negative: a count that goes back is refused and logged, one that stays at nothing is not', async () => {
  const { id, key } = await withPasskey()
  expect(outcome((await use(key, { count: 7 })).answer)).toEqual(done)
  for (const count of [7, 6, 0]) expect(outcome((await use(key, { count })).answer)).toEqual(refused)
  const logged = s.w.logs.filter(({ accountId }) => accountId === String(id))
  expect(logged).toHaveLength(3)
  expect(outcome((await use(key, { count: 8 })).answer)).toEqual(done)
  const own = await signedInAs(s.w, await player(s.w))
  const kept = new SoftwareAuthenticator()
  await own(calls.addPasskey, kept.make(await optionsOf(own), { count: 0 }))
  for (let i = 0; i < 2; i++) expect(outcome((await use(kept, { count: 0 })).answer)).toEqual(done)
})

test('sec/webauthn-negative: a passkey of nobody, of another account or with another signature opens nothing', async () => {
  const [linh, minh] = [await withPasskey(), await withPasskey()]
  expect(outcome((await use(new SoftwareAuthenticator())).answer)).toEqual(refused)
  expect(outcome((await use(linh.key, { id: minh.key.id })).answer)).toEqual(refused)
  const handle = (await optionsOf(minh.own)).user.id
  expect(outcome((await use(linh.key, { userHandle: handle })).answer)).toEqual(refused)
  const garbled = { clientDataJSON: Buffer.from('no json').toString('base64url') }
  expect(outcome((await use(linh.key, {}, garbled)).answer)).toEqual(refused)
  expect(outcome((await use(linh.key, {}, { signature: 'AAAA' })).answer)).toEqual(refused)
  expect(outcome((await use(linh.key, {}, { authenticatorData: 'AAAA' })).answer)).toEqual(refused)
  // A credential is one account's: nobody adds it a second time.
  expect(outcome(await minh.own(calls.addPasskey, linh.key.make(await optionsOf(minh.own))))).toEqual(refused)
  const named = { id: minh.key.id }
  const another = new SoftwareAuthenticator().make(await optionsOf(linh.own), named)
  expect(outcome(await linh.own(calls.addPasskey, another))).toEqual(refused)
})

test('a passkey that shows who made it is refused: its certificate would name addresses to fetch', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  const attestation = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(8)],
    ['x5c', [new Uint8Array(8)]],
  ])
  for (const format of ['packed', 'fido-u2f', 'android-safetynet']) {
    const made = new SoftwareAuthenticator().make(await optionsOf(own), { format, attestation })
    expect(outcome(await own(calls.addPasskey, made))).toEqual(refused)
  }
})

test('[MEM-02] a removed passkey opens nothing; the session stays, and money goes out a day later', async () => {
  const linh = await withPasskey()
  const minh = await withPasskey()
  const remove = (given: object) => linh.own(calls.removePasskey, { id: linh.passkeyId, password, ...given })
  expect(outcome(await remove({ password: 'wrong' }))).toEqual([422, 'wrong_password'])
  expect(outcome(await remove({ id: minh.passkeyId }))).toEqual([404, 'factor_not_found'])
  await s.w.database.transaction((tx) => tx.deleteFrom('account_holds').where('account_id', '=', linh.id).execute())
  expect(outcome(await remove({}))).toEqual(done)
  expect(outcome(await remove({}))).toEqual([404, 'factor_not_found'])
  expect(outcome((await use(linh.key)).answer)).toEqual(refused)
  expect(outcome(await linh.own(calls.memberInfo))).toEqual(done)
  expect(outcome((await use(minh.key)).answer)).toEqual(done)
  const holds = await s.w.database.db
    .selectFrom('account_holds')
    .select('kind')
    .where('account_id', '=', linh.id)
    .execute()
  expect(holds).toEqual([{ kind: 'money_out' }])
})

test('[MEM-02] an account has ten passkeys at most', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  const spare = await optionsOf(own)
  for (let i = 0; i < 10; i++)
    expect(outcome(await own(calls.addPasskey, new SoftwareAuthenticator().make(await optionsOf(own))))).toEqual(done)
  expect(outcome(await own(calls.passkeyOptions, { password }))).toEqual([409, 'too_many_passkeys'])
  const eleventh = new SoftwareAuthenticator().make(spare)
  expect(outcome(await own(calls.addPasskey, eleventh))).toEqual([409, 'too_many_passkeys'])
})

test('[ACC-05] the entrance counts, and who is suspended is told so after the proof', async () => {
  const linh = await withPasskey()
  const atAgents = await use(linh.key, {}, { entrance: 'agent' })
  expect(outcome(atAgents.answer)).toEqual([403, 'non_agents_cannot_log_in'])
  await s.w.database.transaction((tx) => suspendAccount(tx, linh.id))
  expect(outcome((await use(linh.key)).answer)).toEqual([403, 'account_suspended'])
  expect(outcome((await use(linh.key, { isVerified: false })).answer)).toEqual(refused)
})

test.each([
  ['no name', { name: '' }],
  ['a blank name', { name: '  ' }],
  ['a name that hides something', { name: 'Ph\u202eone' }],
  ['a name of 41 characters', { name: 'x'.repeat(41) }],
  ['a transport of its own', { transports: ['pigeon'] }],
  ['an id that is no base64url', { id: 'a b' }],
  ['a huge attestation', { attestationObject: 'A'.repeat(8_001) }],
])('a passkey with %s is refused as it stands', async (_what, given) => {
  const own = await signedInAs(s.w, await player(s.w))
  const made = { ...new SoftwareAuthenticator().make(await optionsOf(own)), ...given }
  expect((await own(calls.addPasskey, made)).json().code).toBe('invalid_input')
})
