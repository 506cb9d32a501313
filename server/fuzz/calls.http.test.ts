import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, world } from '#/test-world/world.ts'
import { allCalls, wrongs } from './answer-check.ts'
import { requestAround } from './request-arbitrary.ts'

/** Requests a call; FUZZ_RUNS and FUZZ_SEED make longer or other runs. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 6)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Calls that draw a picture take some ten times as long as others, and busy machines again as much. */
const timeout = numRuns * 300

const ofAnotherNetwork = () => anotherAddress().replace(/^198\.18\.(\d+)\.(\d+)$/, '10.$1.$2.1')

/** One for all calls; what a call has closed or changed for the next one is put back after it. */
let w: World
beforeAll(async () => {
  w = await world()
  const games = [1n, 2n, 3n].map((nodeId) => aGame({ nodeId }))
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  asAtFirst = sections.map((name) => [name, w.settings.current(name)] as const)
})
afterAll(() => w[Symbol.asyncDispose]())

const sections = Object.keys(settingsDefinitions('banyan')) as SectionName[]
let asAtFirst: readonly (readonly [SectionName, SettingsSections[SectionName]])[]
afterEach(async () => {
  for (const [name, value] of asAtFirst) if (w.settings.current(name) !== value) await w.set(name, value)
  asAtFirst = sections.map((name) => [name, w.settings.current(name)] as const)
})

/** What a call says that was reached with a name which nobody was given, or that is switched off. */
const beyondTheDoor = [
  'import_not_found',
  'version_not_found',
  'upload_not_found',
  'deposit_not_found',
  'withdrawal_not_found',
  'withdrawals_closed',
  'payout_account_not_found',
  // A member without one, whose passwords are never guessed.
  'payment_password_needed',
  'payment_not_found',
  'difference_not_found',
  'held_gift_not_found',
  'campaign_not_found',
  'vendor_not_found',
  'game_not_found',
  'lottery_game_unknown',
  'issue_not_found',
  'bet_not_found',
  'chase_not_found',
  'sign_in_code_invalid',
  'remembered_login_over',
  'sms_login_off',
  'password_reset_off',
  'registration_off',
  'wrong_credentials',
  'account_not_found',
  'step_up_over',
  'passkey_refused',
  'factor_not_found',
  'approval_not_found',
  'wallet_transfer_not_found',
  'promotion_not_found',
  'reward_not_found',
  'review_over',
  'bonus_not_found',
  // A key decides no requests.
  'role_forbids',
]

/**
 * Whether a request reached its call. A change of settings succeeds when it names the version that its
 * predecessor made, an import goes on when its id is named, a favourite is added when it names a game with its vendor
 * and type, and a code or a remembered login signs in that was given out; chance hardly does any of it. What is
 * switched off says so where it would go on.
 */
function passedTheDoor(status: number, body: string): boolean {
  return [200, 409, 422].includes(status) || beyondTheDoor.some((code) => body.includes(`"${code}"`))
}

/**
 * Who sends a call by turns: those whom its door tells apart. Undefined is a visitor, or an operator, who is known by
 * headers of his own.
 */
async function sendersOf(call: CallDefinition): Promise<readonly (SignedInClient | undefined)[]> {
  if (call.token === 'none' || call.callers.includes('operator')) return [undefined]
  const signedIn = [await w.signIn(), await w.signIn({ type: 41 })]
  return call.token === 'needed' ? signedIn : [undefined, ...signedIn]
}

test.each(allCalls)('$id answers whatever is sent as it declares', { timeout }, async (call) => {
  const isOperators = call.callers.includes('operator')
  const app = isOperators ? w.app.operator : w.app.portal
  const senders = await sendersOf(call)
  let turn = 0
  const headersOf = async () => {
    if (isOperators) return w.operatorHeaders
    const sender = senders[turn++ % senders.length]
    if (!sender) return {}
    // Whoever logs out has to sign in again.
    return call === (calls.logout as CallDefinition) ? (await w.signIn(sender.accountId)).headers : sender.headers
  }
  let accepted = 0

  await fc.assert(
    fc.asyncProperty(requestAround(call), async (fuzzed) => {
      const request = await asClientsSend(call, fuzzed, w.bodyKey)
      const headers = { ...request.headers, ...(await headersOf()) }
      const answer = await app.inject({
        ...request,
        headers,
        // What is counted by network is not what is fuzzed.
        remoteAddress: ofAnotherNetwork(),
      })
      accepted += +passedTheDoor(answer.statusCode, answer.body)
      expect(wrongs(call, request, answer.statusCode, answer.body)).toEqual([])
    }),
    { numRuns, seed },
  )

  // A generator whose requests nearly all fail at the doorstep tests only that.
  expect(accepted / numRuns).toBeGreaterThan(0.3)
})
