import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import {
  authenticatorCode,
  beginStep,
  type FactorsWorld,
  factorsWorld,
  finish,
  lastMailCode,
  mailedStepUpCode,
  otherThan,
  type Player,
  password,
  pending,
  player,
  sessionInBrowser,
  signedInAs,
} from './test-world/factors-world.ts'
import { giveAuthenticator } from './test-world/given-authenticators.ts'
import { SoftwareAuthenticator } from './test-world/software-authenticator.ts'
import { mintSignInCode } from './use-cases/mint-sign-in-code.ts'

const twenty = Array.from({ length: 20 }, (_, i) => i)
/** Fewer than the sealed bodies that an address may have opened in a second, so that the limit is not what refuses. */
const twelve = twenty.slice(0, 12)
const codes = (answers: readonly { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => answer.json().code ?? 'done').sort()
const times = (count: number, code: string) => Array<string>(count).fill(code)

const mailed = (address: string) => ({ email: { address, isConfirmed: true } })

/** A session from which numbers can be sent codes. */
async function binder(s: FactorsWorld, who: Player, mobileNum: string) {
  const { own, passToken: pass } = await sessionInBrowser(s.w, who)
  const passToken = await pass()
  const ask = () => own(calls.newNumberSms, { mobileNum, countryDialingCode: '84', passToken, purpose: 'bind' })
  return { own, ask }
}

onPostgres('factors under contention', () => {
  test('[ACC-19] a minted code that is shown twelve times at once begins one step-up and opens nothing', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    const linh = await player(s.w)
    await giveAuthenticator(s.w, linh.id)
    const { code } = await s.w.database.transaction((tx) => mintSignInCode(tx, linh.username))
    const from = newBrowser(s.w)
    const answers = await Promise.all(twelve.map(() => from.post(calls.redeemHandoff.path, { code })))
    expect(codes(answers)).toEqual([...times(11, 'sign_in_code_invalid'), 'step_up_needed'])
    const { db } = s.w.database
    for (const [table, rows] of [
      ['sessions', 0],
      ['known_networks', 0],
      ['pending_sign_ins', 1],
    ] as const)
      expect(await db.selectFrom(table).select('account_id').where('account_id', '=', linh.id).execute()).toHaveLength(
        rows,
      )
  })

  test('[T11] twelve right proofs of one sign-in at once open one session', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    const linh = await player(s.w, mailed('linh@example.com'))
    const begun = await pending(s.w, linh)
    const code = await mailedStepUpCode(s, begun)
    const answers = await Promise.all(twelve.map(() => finish(begun, 'email', code)))
    expect(codes(answers)).toEqual(['done', ...times(11, 'step_up_over')])
    const { db } = s.w.database
    expect(await db.selectFrom('sessions').selectAll().where('account_id', '=', linh.id).execute()).toHaveLength(1)
  })

  test('[T11] of twelve wrong proofs at once, to several sign-ins, five are looked at', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    const linh = await player(s.w, mailed('linh@example.com'))
    const begun = await Promise.all([pending(s.w, linh), pending(s.w, linh), pending(s.w, linh)])
    const code = otherThan(await mailedStepUpCode(s, begun[0]))
    const answers = await Promise.all(twelve.map((i) => finish(begun[i % 3] ?? begun[0], 'email', code)))
    expect(codes(answers)).toEqual([...times(7, 'step_up_over'), ...times(5, 'step_up_wrong')])
  })

  test('[T11] a recovery code, or a step, that two sign-ins show at once lets one in', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    await beginStep(s.w)
    const linh = await player(s.w)
    const own = await signedInAs(s.w, linh)
    const { secret } = (await own(calls.startAuthenticator, { password })).json().value
    const confirmed = await own(calls.confirmAuthenticator, { code: await authenticatorCode(s.w, secret, -30) })
    const [recovery] = confirmed.json().value.recoveryCodes
    const both = async (method: string, proof: string) => {
      const begun = await Promise.all([pending(s.w, linh), pending(s.w, linh)])
      return codes(await Promise.all(begun.map((one) => finish(one, method, proof))))
    }
    expect(await both('recovery', recovery)).toEqual(['done', 'step_up_wrong'])
    expect(await both('authenticator', await authenticatorCode(s.w, secret))).toEqual(['done', 'step_up_wrong'])
  })

  test('[MEM-02] an address that two accounts confirm at once is one’s', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    for (let round = 0; round < 5; round++) {
      const address = `both-${round}@example.com`
      const accounts = await Promise.all([player(s.w), player(s.w)])
      const owns = await Promise.all(accounts.map((who) => signedInAs(s.w, who)))
      const shown = []
      for (const own of owns) {
        const before = s.mail.deliveries.length
        await own(calls.changeEmail, { email: address, password })
        await s.mail.arrived(before + 1)
        shown.push({ own, verificationCode: lastMailCode(s.mail) })
      }
      const answers = await Promise.all(
        shown.map(({ own, verificationCode }) => own(calls.confirmEmail, { verificationCode })),
      )
      expect(codes(answers)).toEqual(['done', 'email_taken'])
    }
  })

  test('[MEM-02] a number whose code two accounts show at once is one’s', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    for (let round = 0; round < 5; round++) {
      const mobileNum = `091234567${round}`
      const accounts = await Promise.all([player(s.w), player(s.w)])
      const [first, second] = await Promise.all(accounts.map((who) => binder(s, who, mobileNum)))
      if (!first || !second) throw new Error('nobody to race')
      await first.ask()
      await s.gateway.arrived(round + 1)
      const body = { mobileNum, countryDialingCode: '84', verificationCode: lastCode(s.gateway), password }
      const answers = await Promise.all([first, second].map(({ own }) => own(calls.changeMobile, body)))
      expect(codes(answers)).toEqual(['done', 'verification_code_wrong'])
      const { db } = s.w.database
      expect(await db.selectFrom('account_mobiles').select('account_id').execute()).toHaveLength(round + 1)
    }
  })

  test('sec/webauthn-negative: a passkey’s signature shown twenty times at once signs in once', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    const own = await signedInAs(s.w, await player(s.w))
    const key = new SoftwareAuthenticator()
    await own(calls.addPasskey, key.make((await own(calls.passkeyOptions, { password })).json().value))
    const from = newBrowser(s.w)
    const { challenge } = (await from.post(calls.passkeyChallenge.path, {})).json().value
    const shown = key.use(challenge)
    const answers = await Promise.all(twenty.map(() => from.post(calls.passkeyLogin.path, shown)))
    expect(codes(answers)).toEqual(['done', ...times(19, 'passkey_refused')])
  })

  test('[MEM-02] passkeys that are added at once are ten at most', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    const own = await signedInAs(s.w, await player(s.w))
    const options = []
    for (let i = 0; i < 12; i++) options.push((await own(calls.passkeyOptions, { password })).json().value)
    const made = options.map((one) => new SoftwareAuthenticator().make(one))
    const answers = await Promise.all(made.map((one) => own(calls.addPasskey, one)))
    expect(codes(answers)).toEqual([...times(10, 'done'), ...times(2, 'too_many_passkeys')])
  })

  test('[ACC-24] of two birthdays that are saved at once the first stays', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    for (let round = 0; round < 5; round++) {
      const own = await signedInAs(s.w, await player(s.w))
      const days = ['1990-05-06', '1991-06-07']
      const answers = await Promise.all(
        days.map((value) => own(calls.changeProfile, { values: [{ name: 'birthday', value }] })),
      )
      expect(codes(answers)).toEqual(['done', 'profile_fixed'])
    }
  })

  test('[MEM-02] whoever finishes a sign-in while its account is taken back is out when both are done', async () => {
    await using s = await factorsWorld({ engine: 'postgres' })
    for (let round = 0; round < 5; round++) {
      const linh = await player(s.w, mailed(`back-${round}@example.com`))
      const begun = await pending(s.w, linh)
      const code = await mailedStepUpCode(s, begun)
      const own = await signedInAs(s.w, linh)
      await Promise.all([finish(begun, 'email', code), own(calls.notMe, {})])
      const { db } = s.w.database
      expect(await db.selectFrom('sessions').selectAll().where('account_id', '=', linh.id).execute()).toHaveLength(1)
    }
  })
})
