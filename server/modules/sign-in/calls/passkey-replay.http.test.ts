import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { type FactorsWorld, factorsWorld, password, player, signedInAs } from '../test-world/factors-world.ts'
import type { OwnCalls } from '../test-world/own-calls.ts'
import { SoftwareAuthenticator } from '../test-world/software-authenticator.ts'

let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const refused = [401, 'passkey_refused']
const done = [200, undefined]

const optionsOf = async (own: OwnCalls) => (await own(calls.passkeyOptions, { password })).json().value

/** A player with a passkey, and a session of its own. */
async function withPasskey() {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const key = new SoftwareAuthenticator()
  const options = await optionsOf(own)
  expect(outcome(await own(calls.addPasskey, key.make(options)))).toEqual(done)
  return { ...linh, own, key, handle: options.user.id as string }
}

const challengeFor = async (from: Browser): Promise<string> =>
  (await from.post(calls.passkeyChallenge.path, {})).json().value.challenge
const login = (from: Browser, assertion: object) => from.post(calls.passkeyLogin.path, assertion)

/** A sign-in by passkey that passed, and what was sent for it. */
async function overheard() {
  const linh = await withPasskey()
  const from = newBrowser(s.w)
  const assertion = linh.key.use(await challengeFor(from))
  expect(outcome(await login(from, assertion))).toEqual(done)
  return { linh, from, assertion }
}

type Overheard = Awaited<ReturnType<typeof overheard>>

test.each<[string, (heard: Overheard) => Promise<readonly [Browser, object]>]>([
  ['by the same browser', async ({ from, assertion }) => [from, assertion]],
  ['by another browser', async ({ assertion }) => [newBrowser(s.w), assertion]],
  [
    'by a browser with a challenge of its own',
    async ({ assertion }) => {
      const stranger = newBrowser(s.w)
      await challengeFor(stranger)
      return [stranger, assertion]
    },
  ],
  [
    'beside a new challenge of the same browser',
    async ({ from, assertion }) => {
      await challengeFor(from)
      return [from, assertion]
    },
  ],
  [
    'from the same session after it ended',
    async ({ linh, from, assertion }) => {
      const { token } = (await from.get(calls.sessionToken.path)).json().value
      const cookie = `sid=${from.cookies.get('sid')}`
      const { method, path: url } = calls.logout
      await s.w.app.portal.inject({ method, url, headers: { cookie, token } })
      expect(outcome(await linh.own(calls.memberInfo))).toEqual(done)
      return [from, assertion]
    },
  ],
  [
    'for another account that has a passkey too',
    async ({ from, assertion }) => {
      const minh = await withPasskey()
      return [from, { ...assertion, id: minh.key.id, userHandle: minh.handle }]
    },
  ],
  [
    'as the answer to the challenge of another account, signed by its own key',
    async ({ linh }) => {
      const minh = await withPasskey()
      const from = newBrowser(s.w)
      const use = minh.key.use(await challengeFor(from))
      return [from, { ...use, id: linh.key.id }]
    },
  ],
])('[ACC-19] an assertion that was used signs nobody in %s', async (_how, again) => {
  const [from, assertion] = await again(await overheard())
  const before = from.cookies.get('sid')
  expect(outcome(await login(from, assertion))).toEqual(refused)
  expect(from.cookies.get('sid')).toBe(before)
})

test('[ACC-19] of ten at once that show the same assertion one is signed in', async () => {
  const linh = await withPasskey()
  const from = newBrowser(s.w)
  const assertion = linh.key.use(await challengeFor(from))
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(from, assertion)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9)
})

test('[ACC-19] a challenge that one browser was given signs nobody in from another, and stays its own', async () => {
  const linh = await withPasskey()
  const [from, stranger] = [newBrowser(s.w), newBrowser(s.w)]
  const challenge = await challengeFor(from)
  expect(outcome(await login(stranger, linh.key.use(challenge)))).toEqual(refused)
  expect(outcome(await login(from, linh.key.use(challenge)))).toEqual(done)
})

test('[ACC-19] what made a passkey makes no other one, of the same account or of another, nor signs in', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const key = new SoftwareAuthenticator()
  const made = key.make(await optionsOf(own))
  expect(outcome(await own(calls.addPasskey, made))).toEqual(done)
  const again = { ...made, id: new SoftwareAuthenticator().id }
  const other = await signedInAs(s.w, await player(s.w))
  await optionsOf(other)
  const elsewhere = await signedInAs(s.w, linh)
  for (const asker of [own, elsewhere, other])
    for (const shown of [made, again]) expect(outcome(await asker(calls.addPasskey, shown))).toEqual(refused)
})
