import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { switchTo } from '#/modules/registration/test-world/registration-world.ts'
import { factorsWorld, player, sessionInBrowser, withoutPassword } from '#/modules/sign-in/test-world/factors-world.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { askForCode, memberWith, newBrowser } from '../test-world/sms-world.ts'
import { standInPhoneProvider } from '../test-world/stand-in-phone-provider.ts'

/** Asks of each kind; every one comes from a network and a browser of its own, for a number of its own, past the slider. */
const asksOfEach = 30
const perDay = 25
const rounds = Array.from({ length: asksOfEach }, (_, round) => round)
const digitsOf = (kind: number, round: number) => `09${kind}23${String(round).padStart(5, '0')}`

test('[ACC-13] a flood from everywhere through every call that sends costs the budget of the day and no more', {
  timeout: 120_000,
}, async () => {
  await using provider = await standInPhoneProvider()
  await using f = await factorsWorld({ phoneProvider: provider.config })
  const { w, gateway } = f
  // The mobile numbers of two kinds of askers are accounts', so that their codes are really sent.
  for (const round of rounds) {
    await memberWith(w, `+84${digitsOf(1, round).slice(1)}`)
    await memberWith(w, `+84${digitsOf(2, round).slice(1)}`)
  }
  const askers = [
    (round: number) => askForCode(w, digitsOf(1, round), { purpose: 'login' }),
    (round: number) => askForCode(w, digitsOf(2, round), { purpose: 'password' }),
    async (round: number) => {
      const from = newBrowser(w)
      const number = { mobileNum: digitsOf(3, round), countryDialingCode: '84' }
      const passToken = await passFor(w, from, 'sms')
      return await from.post(calls.registerSms.path, { ...number, purpose: 'register', passToken })
    },
    async (round: number) => {
      const number = { mobileNum: digitsOf(5, round), countryDialingCode: '84' }
      const { own, passToken } = await sessionInBrowser(w, await player(w, {}, withoutPassword))
      return await own(calls.newNumberSms, { ...number, purpose: 'bind', passToken: await passToken() })
    },
  ]
  await switchTo(w, { REGMOBVERF3: true, MOBILENUMPASSREG3: false })
  await w.set('sms', { countries: ['VN'], route: 'gateway', perDay })

  const flood = await Promise.all(rounds.flatMap((round) => askers.map((ask) => ask(round))))
  const outcomes = flood.map((answer) => (answer.statusCode === 200 ? 'sent' : answer.json().code))
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(perDay)
  expect(new Set(outcomes)).toEqual(new Set(['sent', 'sms_too_many']))

  // What the other route would cost is paid from the same budget.
  await w.set('sms', { countries: ['VN'], route: 'provider', perDay })
  const throughProvider = rounds.map(async (round) => {
    const from = newBrowser(w)
    const number = { mobileNum: digitsOf(7, round), countryDialingCode: '84' }
    return await from.post(calls.startPhoneVerification.path, { ...number, passToken: await passFor(w, from, 'sms') })
  })
  for (const answer of await Promise.all(throughProvider)) expect(answer.json().code).toBe('sms_too_many')
  expect(provider.asked).toEqual([])

  await w.app.release()
  expect(gateway.deliveries).toHaveLength(perDay)
})
