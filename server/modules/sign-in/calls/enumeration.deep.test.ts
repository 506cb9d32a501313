import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { askForCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { askToRegister, registerMobile } from '#/modules/registration/test-world/registration-world.ts'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { readCaptcha } from '#/modules/verification/test-world/passes.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'
import { forget, passwordWorld, type Reachable, reachable } from '../test-world/password-world.ts'
import { mostDistance, rankDistance } from '../test-world/rank-test.ts'

/** Samples of each side. */
const samples = Number(process.env.ENUMERATION_SAMPLES ?? 2_000)
const wholeWorld = { timeout: 60_000 + samples * 2_000 }
/** A number of Vietnam that nobody has. */
const nobodys = '0999999999'

/** Asks for the so-manieth time; what is not to be timed comes before `send`, which answers what is, and after it. */
interface Side {
  before?(i: number): Promise<unknown>
  send(i: number): Promise<LightMyRequestResponse>
  after?(): Promise<unknown>
}

/** All of an answer that whoever asks can tell from another one. */
function toldBy(answer: LightMyRequestResponse): string {
  const { requestId: _, ...body } = answer.json() as { requestId?: string }
  const names = Object.keys(answer.headers).sort()
  return JSON.stringify([answer.statusCode, body, names, answer.headers['content-length']])
}

/**
 * Whether two sides answer alike: each pair of answers in all that they tell, and all of them in time. They are measured
 * one beside the other in one run, the first of a pair by turns, so that neither has the warmer caches.
 */
async function expectAlike(known: Side, unknown: Side, code: string | undefined): Promise<void> {
  const sides = [known, unknown] as const
  const spent: [number[], number[]] = [[], []]
  for (let i = 0; i < samples; i++) {
    const told: [string, string] = ['', '']
    for (const at of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await sides[at].before?.(i)
      const began = performance.now()
      const answer = await sides[at].send(i)
      spent[at].push(performance.now() - began)
      expect(answer.json().code).toBe(code)
      told[at] = toldBy(answer)
      await sides[at].after?.()
    }
    expect(told[1]).toBe(told[0])
  }
  expect(rankDistance(...spent)).toBeLessThan(mostDistance)
}

/** Limits count anew: none of this is about them. */
async function forgetLimits(w: World): Promise<void> {
  await w.database.transaction(async (tx) => {
    for (const table of ['login_failures', 'limited_tries', 'sms_sends'] as const) await tx.deleteFrom(table).execute()
  })
}

test(
  `[ACC-02] ${samples} wrong logins as somebody and as nobody are answered alike, in time as well`,
  wholeWorld,
  async () => {
    await using w = await world()
    await accountWith(w, 'linh', 'right password')
    const side = (username: string): Side => ({
      before: () => forgetLimits(w),
      // An address may send so many sealed bodies a second.
      send: (i) =>
        logIn(w, browser(w, `198.18.${(i >> 8) & 255}.${i & 255}`), { username, password: 'wrong password' }),
    })
    await expectAlike(side('linh'), side('minh'), 'wrong_credentials')
  },
)

test(
  `[ACC-17] ${samples} who have forgotten, with an account and without, are answered alike`,
  wholeWorld,
  async () => {
    await using f = await passwordWorld()
    const who = await reachable(f.w)
    let sent = 0
    const before = () => forgetLimits(f.w)
    const known: Side = { before, send: () => forget(f.w, who), after: () => f.mail.arrived(++sent) }
    const unknown: Side = { before, send: () => forget(f.w, { username: 'nobody', email: who.email }) }
    await expectAlike(known, unknown, undefined)
  },
)

/** A side that asks for a code by SMS; the one whose number is `who`'s waits for what it is sent. */
type AskForCode = (mobileNum: string) => Promise<LightMyRequestResponse>

test.each(['login', 'password', 'register'] as const)(
  `[ACC-13] ${samples} codes by SMS for %s, to a number with an account and to one without, are answered alike`,
  wholeWorld,
  async (purpose) => {
    await using f = await passwordWorld()
    const who = await reachable(f.w)
    const ask: AskForCode = (mobileNum) =>
      purpose === 'register' ? askToRegister(f.w, { mobileNum }) : askForCode(f.w, mobileNum, { purpose })
    let sent = 0
    const side = (mobileNum: string, isSent: boolean): Side => ({
      before: () => forgetLimits(f.w),
      send: () => ask(mobileNum),
      after: async () => isSent && (await f.gateway.arrived(++sent)),
    })
    // Who registers is sent something either way: a code, or that the number has an account.
    await expectAlike(side(who.digits, true), side(nobodys, purpose === 'register'), undefined)
  },
)

const wrongCode = { countryDialingCode: '84', verificationCode: '000000' }
const newPassword = 'gió mùa thổi'

test.each<[string, string, (w: World, mobileNum: string) => Promise<LightMyRequestResponse>]>([
  [
    'a reset',
    'password',
    (w, mobileNum) => newBrowser(w).postSealed(calls.resetByMobile.path, { ...wrongCode, newPassword, mobileNum }),
  ],
  [
    'registering',
    'register',
    async (w, mobileNum) => {
      const from = newBrowser(w)
      const chosen = { password: newPassword, confirmPassword: newPassword, ...(await readCaptcha(w, from)) }
      return await registerMobile(w, { ...wrongCode, mobileNum, ...chosen }, from)
    },
  ],
])(
  `[ACC-17] ${samples} wrong codes of %s, for an account and for nobody, are answered alike`,
  wholeWorld,
  async (_what, purpose, send) => {
    await using f = await passwordWorld()
    const who: Reachable = await reachable(f.w)
    let sent = 0
    const side = (mobileNum: string, isSent: boolean): Side => ({
      async before() {
        await forgetLimits(f.w)
        if (purpose === 'register') await askToRegister(f.w, { mobileNum })
        else await askForCode(f.w, mobileNum, { purpose })
        if (isSent) await f.gateway.arrived(++sent)
      },
      send: () => send(f.w, mobileNum),
    })
    await expectAlike(side(who.digits, true), side(nobodys, purpose === 'register'), 'verification_code_wrong')
  },
)
