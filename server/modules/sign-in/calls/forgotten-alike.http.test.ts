import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { askForCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { world } from '#/test-world/world.ts'
import { player } from '../test-world/factors-world.ts'
import { codeOf, forget, linkOf, passwordWorld, reachable, resetByLink } from '../test-world/password-world.ts'

const next = 'gió mùa thổi'
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const done = [200, undefined]
const invalid = [422, 'reset_code_invalid']
const wrong = [422, 'verification_code_wrong']

test('[ACC-17] a link is good for 30 minutes', async () => {
  await using own = await passwordWorld()
  const who = await reachable(own.w)
  const code = await linkOf(own, who)
  await own.w.moveClock(30 * 60 - 20)
  const ask = async () => outcome(await newBrowser(own.w).post(calls.resetAccount.path, { code }))
  expect(await ask()).toEqual(done)
  await own.w.moveClock(30 * 60)
  expect(await ask()).toEqual(invalid)
  expect(outcome(await resetByLink(own.w, code, next))).toEqual(invalid)
})

test('[ACC-17] who has forgotten is answered byte for byte alike, whether name and address belong together or not', async () => {
  await using own = await passwordWorld()
  const [who, other] = [await reachable(own.w), await reachable(own.w)]
  const operator = await player(
    own.w,
    { email: { address: 'operator@example.com', isConfirmed: true } },
    { type: accountTypes.operator },
  )
  const asked = [
    who,
    { username: who.username, email: other.email },
    { username: 'nobody', email: who.email },
    { username: who.username, email: 'nobody@example.com' },
    { username: operator.username, email: 'operator@example.com' },
    ...['\r\nBcc: everybody@example.com', '\nBcc: x@example.com', ', everybody@example.com', '>'].map((more) => ({
      username: who.username,
      email: `${who.email}${more}`,
    })),
    { username: who.username, email: 'no address' },
  ]
  const answers = []
  for (const each of asked) answers.push(await forget(own.w, each))
  const names = (headers: object) => Object.keys(headers).sort()
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(answers[0]?.body)
    expect(names(answer.headers)).toEqual(names(answers[0]?.headers ?? {}))
  }
  await own.w.app.release()
  expect(own.mail.deliveries.flatMap(({ to }) => to)).toEqual([who.email])
})

test('[ACC-17] where the merchant wants it, it is told that name and address do not belong together', async () => {
  await using own = await passwordWorld()
  await own.w.set('passwords', { expiresAfterDays: 0, changesAtFirstLogin: false, tellsUnknownNames: true })
  const [who, other] = [await reachable(own.w), await reachable(own.w)]
  const wrong = await forget(own.w, { username: who.username, email: other.email })
  expect(outcome(wrong)).toEqual([404, 'username_or_email_unknown'])
  expect(outcome(await forget(own.w, { username: 'nobody', email: who.email }))).toEqual([
    404,
    'username_or_email_unknown',
  ])
  await linkOf(own, who)
})

test('[ACC-17] a mail server that stays silent keeps nobody waiting and tells nothing', async () => {
  await using own = await passwordWorld()
  own.mail.answer({ command: '.', reply: undefined })
  const who = await reachable(own.w)
  const known = await forget(own.w, who)
  expect(known.body).toBe((await forget(own.w, { username: 'nobody', email: who.email })).body)
  // It was answered before the mail was taken: it never is.
  await own.mail.arrived(1)
  expect(outcome(known)).toEqual(done)
})

test('[ACC-17] an address may try no more links than it may send requests', async () => {
  await using w = await world({ liftLimits: false })
  const from = newBrowser(w)
  const { writesPerMinute } = w.settings.current('limits')
  const codes = []
  for (let i = 0; i <= writesPerMinute; i++)
    codes.push((await from.post(calls.resetAccount.path, { code: 'A'.repeat(27) })).json().code)
  expect(codes.filter((code) => code === 'reset_code_invalid')).toHaveLength(writesPerMinute)
  expect(codes.at(-1)).toBe('too_many_requests')
})
test('[ACC-17] without a mail server nobody is mailed anything', async () => {
  await using w = await world()
  const answer = await forget(w, { username: 'nobody', email: 'nobody@example.com' })
  expect(outcome(answer)).toEqual([503, 'mail_not_sent'])
})

test('[ACC-17] a code is good for five minutes', async () => {
  await using own = await passwordWorld()
  const who = await reachable(own.w)
  const code = await codeOf(own, who)
  await own.w.moveClock(301)
  const body = { mobileNum: who.digits, countryDialingCode: '84', verificationCode: code, newPassword: next }
  expect(outcome(await newBrowser(own.w).postSealed(calls.resetByMobile.path, body))).toEqual(wrong)
})

test('[ACC-17] a number without an account is answered byte for byte alike, and sent nothing', async () => {
  await using own = await passwordWorld()
  const who = await reachable(own.w)
  const strangers = '0999999999'
  const purpose = 'password'
  const asked = [await askForCode(own.w, who.digits, { purpose }), await askForCode(own.w, strangers, { purpose })]
  expect(asked[1]?.body).toBe(asked[0]?.body)
  await own.gateway.arrived(1)
  const tried = []
  for (const mobileNum of [who.digits, strangers, '12345']) {
    const body = { mobileNum, countryDialingCode: '84', verificationCode: '000000', newPassword: next }
    const { requestId, ...answer } = (await newBrowser(own.w).postSealed(calls.resetByMobile.path, body)).json()
    expect(requestId).toBeDefined()
    tried.push(JSON.stringify(answer))
  }
  expect(new Set(tried).size).toBe(1)
  await own.w.app.release()
  expect(own.gateway.deliveries).toHaveLength(1)
})
