import { expect, test } from 'vitest'
import { newBrowser, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import { idToken, standInPhoneProvider } from '#/modules/codes/test-world/stand-in-phone-provider.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { agentWithCode } from './test-world/inviting.ts'
import {
  askFor,
  codeToRegister,
  itsE164,
  newName,
  outcome,
  plainWorld,
  register,
  switchTo,
  typedNumber,
} from './test-world/registration-world.ts'

const twenty = Array.from({ length: 20 }, (_, at) => at)

async function outcomes(answers: readonly ReturnType<typeof register>[]): Promise<string[]> {
  return (await Promise.all(answers)).map((answer) => outcome(answer).join(' ')).sort()
}

onPostgres('races of those who register', () => {
  test('[ACC-08] of twenty who register with one name at once exactly one has it, three times over', async () => {
    await using w = await plainWorld({ engine: 'postgres' })
    for (let round = 0; round < 3; round++) {
      const name = newName()
      const spelt = (at: number) => (at % 2 ? name.toUpperCase() : name)
      const all = await outcomes(twenty.map((at) => register(w, { username: spelt(at), login: at % 3 > 0 })))
      expect(all).toEqual(['200', ...Array(19).fill('409 username_taken')])
    }
    expect(await w.database.db.selectFrom('registrations').select('account_id').execute()).toHaveLength(3)
  })

  test('[ACC-08] of twenty who register one number with its code at once exactly one has it', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await askFor(s.w, 'captcha', { enabled: false, required: false })
    const verificationCode = await codeToRegister(s)
    const all = await outcomes(twenty.map(() => register(s.w, { ...typedNumber, verificationCode })))
    expect(all).toEqual(['200', ...Array(19).fill('422 verification_code_wrong')])
    expect(await s.w.database.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
  })

  test('[ACC-13] twenty guesses at once are five tries', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await askFor(s.w, 'captcha', { enabled: false, required: false })
    const right = await codeToRegister(s)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const all = await outcomes(twenty.map(() => register(s.w, { ...typedNumber, verificationCode: wrong })))
    expect(new Set(all)).toEqual(new Set(['422 verification_code_wrong']))
    const answer = await register(s.w, { ...typedNumber, verificationCode: right })
    expect(outcome(answer)).toEqual([422, 'verification_code_wrong'])
  })

  test('[ACC-14] of twenty who register with one token of the provider at once exactly one is taken', async () => {
    await using provider = await standInPhoneProvider()
    await using w = await plainWorld({ engine: 'postgres', phoneProvider: provider.config })
    await askFor(w, 'mobileNum')
    await switchTo(w, { REGMOBVERF3: true })
    await w.set('sms', { ...w.settings.current('sms'), route: 'provider' })
    const firebaseIdToken = await idToken(itsE164)
    const all = await outcomes(twenty.map(() => register(w, { ...typedNumber, firebaseIdToken })))
    expect(all).toEqual(['200', ...Array(19).fill('422 phone_token_refused')])
  })

  test('[ACC-11] twenty at once use a code as often as it may be used', async () => {
    await using w = await plainWorld({ engine: 'postgres' })
    await askFor(w, 'affiliateCode')
    const { code } = await agentWithCode(w, { maxUses: 7 })
    const all = await outcomes(twenty.map(() => register(w, { affiliateCode: code })))
    expect(all.filter((one) => one === '200')).toHaveLength(7)
    expect(all.filter((one) => one === '422 invitation_code_error')).toHaveLength(13)
    expect(await w.database.db.selectFrom('affiliate_codes').select('uses').execute()).toEqual([{ uses: 7 }])
  })

  test('[ACC-08] twenty at once of one network are ten tries', async () => {
    await using w = await plainWorld({ engine: 'postgres' })
    await switchTo(w, { MOBILENUMREG3: false })
    const from = newBrowser(w)
    const all = await outcomes(twenty.map(() => register(w, { login: false }, from)))
    expect(all).toEqual([...Array(10).fill('200'), ...Array(10).fill('429 too_many_requests')])
  })
})
