import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { password } from './test-world/factors-world.ts'
import { ownCalls } from './test-world/own-calls.ts'
import { codeOf, codeOfLogin, linkOf, passwordWorld, reachable, resetByLink } from './test-world/password-world.ts'

const ten = Array.from({ length: 10 }, (_, at) => `gió mùa thổi ${at} lần`)

/** The one password that now signs in, of those that were to be set at once. */
async function winnersOf(answers: readonly Promise<{ json(): { code?: string } }>[]): Promise<string[]> {
  const codes = (await Promise.all(answers)).map((answer) => answer.json().code)
  return ten.filter((_, at) => codes[at] === undefined)
}

onPostgres('races for passwords', () => {
  test('[ACC-17] of ten who submit one link at once exactly one sets the password', async () => {
    await using f = await passwordWorld({ engine: 'postgres' })
    const who = await reachable(f.w)
    const link = await linkOf(f, who)
    const winners = await winnersOf(ten.map((typed) => resetByLink(f.w, link, typed)))
    expect(winners).toHaveLength(1)
    expect(await codeOfLogin(f.w, who, winners[0] ?? '')).toBeUndefined()
  })

  test('[ACC-17] of ten who show one code at once at most one sets the password', async () => {
    await using f = await passwordWorld({ engine: 'postgres' })
    const who = await reachable(f.w)
    const number = { mobileNum: who.digits, countryDialingCode: '84', verificationCode: await codeOf(f, who) }
    const answers = ten.map((newPassword) =>
      newBrowser(f.w).postSealed(calls.resetByMobile.path, { ...number, newPassword }),
    )
    const winners = await winnersOf(answers)
    expect(winners).toHaveLength(1)
    expect(await codeOfLogin(f.w, who, winners[0] ?? '')).toBeUndefined()
  })

  test('[ACC-16] of ten changes by one session at once exactly one is made', async () => {
    await using f = await passwordWorld({ engine: 'postgres' })
    const who = await reachable(f.w)
    const own = await f.w.signIn(who.id, { mustChangePassword: true })
    const answers = ten.map((typed) =>
      ownCalls(f.w, own)(calls.changePassword, { newPassword: typed, confirmNewPassword: typed }),
    )
    const winners = await winnersOf(answers)
    expect(winners).toHaveLength(1)
    expect(await codeOfLogin(f.w, who, winners[0] ?? '')).toBeUndefined()
    const sessions = await f.w.database.db.selectFrom('sessions').select('origin').execute()
    // The one of the change, and the one of the login just now.
    expect(sessions).toHaveLength(2)
    expect(await codeOfLogin(f.w, who, password)).toBe('wrong_credentials')
  })
})
