import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveMobile } from '#/modules/accounts/contacts.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { openMail } from '#/modules/codes/mail.ts'
import type { SmsMessage } from '#/modules/codes/send-queue.ts'
import {
  authenticatorCode,
  beginStep,
  type FactorsWorld,
  factorsWorld,
  password,
  player,
  signedInAs,
} from '../test-world/factors-world.ts'
import { SoftwareAuthenticator } from '../test-world/software-authenticator.ts'
import { resetFactor } from './reset-factor.ts'
import { notifyOfAccessAct } from './tell-owner.ts'

/** One for all: every account is its test's own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
beforeEach(() => beginStep(s.w))
afterAll(() => s[Symbol.asyncDispose]())

const reset = (id: bigint) => s.w.database.transaction((tx) => resetFactor(tx, id))

const language = { code: 'CN', tag: 'zh-Hans', nativeName: '中文', direction: 'ltr' } as const
const context = { language, languageFor: () => language }

/** A member with an authenticator and a passkey, signed in. */
async function equipped() {
  const linh = await player(s.w, {
    email: { address: `a${Math.trunc(performance.now())}@mail.example.com`, isConfirmed: true },
  })
  const own = await signedInAs(s.w, linh)
  const { secret } = (await own(calls.startAuthenticator, { password })).json().value
  await own(calls.confirmAuthenticator, { code: await authenticatorCode(s.w, secret, -30) })
  const options = (await own(calls.passkeyOptions, { password })).json().value
  expect((await own(calls.addPasskey, new SoftwareAuthenticator().make(options))).statusCode).toBe(200)
  return { ...linh, own }
}

test('[MEM-02] a reset takes authenticator and passkeys away, ends sessions and holds money back for a day', async () => {
  const { id, own } = await equipped()
  expect(await reset(id)).toEqual({ hadAuthenticator: true, passkeys: 1 })
  expect((await own(calls.security, undefined)).json().code).toBe('not_logged_in')
  const again = await signedInAs(s.w, { id, username: '' })
  expect((await again(calls.security, undefined)).json().value).toMatchObject({ authenticator: null, passkeys: [] })
  const until = await heldUntil(s.w.database.db, id, 'money_out')
  expect((until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  await expect(reset(id)).rejects.toMatchObject({ code: 'factor_not_found' })
})

test('[MEM-02] the owner is notified by mail and by SMS, in the language of the account or else of the page', async () => {
  const { id } = await equipped()
  const { settings, database, personal } = s.w
  await database.transaction((tx) => giveMobile(tx, personal, id, '+84912345999'))
  const texts: SmsMessage[] = []
  const sms = { reserve: () => ({ send: (message: SmsMessage) => void texts.push(message), [Symbol.dispose]() {} }) }
  await using mail = openMail({ mailServer: s.mail, now: () => new Date(), logger: { warn: () => {} } })
  const before = s.mail.deliveries.length
  const parts = { settings, database, personal, publicUrl: new URL('https://play.example.com'), mail, sms }
  await notifyOfAccessAct(parts, { accountId: id, act: 'factors', heldHours: 72 }, context)
  await s.mail.arrived(before + 1)
  expect(s.mail.deliveries.at(-1)?.text).toContain('https://play.example.com')
  expect(s.mail.deliveries.at(-1)?.text).toContain('72')
  expect(texts).toMatchObject([{ to: '+84912345999', text: expect.stringMatching(/\p{Script=Han}/u) }])
})

test('[MEM-02] a closed account is refused, and stays as it is', async () => {
  const { id } = await equipped()
  await s.w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ state: 'closed' }).where('id', '=', id).execute(),
  )
  await expect(reset(id)).rejects.toMatchObject({ code: 'account_closed' })
  const kept = await s.w.database.db.selectFrom('passkeys').select('name').where('account_id', '=', id).execute()
  expect(kept.length).toBe(1)
})
