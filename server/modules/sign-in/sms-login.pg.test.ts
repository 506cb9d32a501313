import { expect, test } from 'vitest'
import {
  askForCode,
  lastCode,
  memberWith,
  newBrowser,
  type SmsWorld,
  smsWorld,
} from '#/modules/codes/test-world/sms-world.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { smsLogin } from './use-cases/sms-login.ts'

const twenty = Array.from({ length: 20 }, (_, at) => at)
const mine = { e164: '+84912345678', digits: '0912345678' }

async function codes(answers: readonly Promise<{ json(): { code?: string } }>[]): Promise<string[]> {
  return (await Promise.all(answers)).map((answer) => answer.json().code ?? 'sent').sort()
}

const signIn = ({ w }: SmsWorld, verificationCode: string) =>
  smsLogin(
    { database: w.database, personal: w.personal, sms: { requireOn: () => {} } },
    { countryDialingCode: '84', mobileNum: mine.digits, verificationCode },
  )

onPostgres('races for codes by SMS', () => {
  test('[ACC-13] of twenty who ask for one number at once exactly one is served, ten times over', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await memberWith(s.w, mine.e164)
    for (let round = 0; round < 10; round++) {
      await s.w.database.transaction((tx) => tx.deleteFrom('sms_sends').execute())
      const outcomes = await codes(twenty.map(() => askForCode(s.w, mine.digits)))
      expect(outcomes).toEqual(['sent', ...Array(19).fill('sms_too_many')].sort())
      await s.gateway.arrived(round + 1)
    }
    await s.w.app.release()
    expect(s.gateway.deliveries).toHaveLength(10)
  })

  test('[ACC-13] twenty at once keep the budget to the last code', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await s.w.set('sms', { countries: ['VN'], route: 'gateway', perDay: 7 })
    const outcomes = await codes(twenty.map((at) => askForCode(s.w, `09123456${10 + at}`)))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(7)
  })

  test('[ACC-13] of twenty who show one code at once exactly one is let in', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await memberWith(s.w, mine.e164)
    await askForCode(s.w, mine.digits)
    await s.gateway.arrived(1)
    const outcomes = await Promise.allSettled(twenty.map(() => signIn(s, lastCode(s.gateway))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('[ACC-13] twenty guesses at once are five tries', async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    await memberWith(s.w, mine.e164)
    await askForCode(s.w, mine.digits)
    await s.gateway.arrived(1)
    const right = lastCode(s.gateway)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    await Promise.allSettled(twenty.map(() => signIn(s, wrong)))
    const { tries_left: left } = await s.w.database.db
      .selectFrom('sms_codes')
      .select('tries_left')
      .executeTakeFirstOrThrow()
    expect(left).toBe(0)
    await expect(signIn(s, right)).rejects.toMatchObject({ code: 'verification_code_wrong' })
  })

  const sends = Number(process.env.SMS_BUDGET_SENDS ?? 100)
  test(`[ACC-13] ${sends} sends from a tenth as many addresses cost no more than the budget`, {
    timeout: 60_000 + sends * 100,
  }, async () => {
    await using s = await smsWorld({ engine: 'postgres' })
    const budget = Math.floor(sends / 10)
    await s.w.set('sms', { countries: ['VN'], route: 'gateway', perDay: budget })
    const digits = Array.from({ length: Math.ceil(sends / 5) }, (_, at) => `9123${String(at).padStart(5, '0')}`)
    for (const each of digits.slice(0, 50)) await memberWith(s.w, `+84${each}`)
    const askers = Array.from({ length: Math.ceil(sends / 10) }, () => newBrowser(s.w))
    let served = 0
    for (let at = 0; at < sends; at += 20) {
      const asking = twenty.map((of) => {
        // Seven shares no factor with the count of numbers: each comes once before any comes again.
        const number = digits[((at + of) * 7) % digits.length] ?? ''
        return askForCode(s.w, number, {}, askers[(at + of) % askers.length])
      })
      served += (await codes(asking)).filter((outcome) => outcome === 'sent').length
    }
    await s.w.app.release()
    expect(served).toBe(budget)
    expect(s.gateway.deliveries.length).toBeLessThanOrEqual(budget)
    const sentTo = s.gateway.deliveries.map(({ message }) => message.to)
    expect(new Set(sentTo).size).toBe(sentTo.length)
  })
})
