import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOf } from '#/modules/accounts/contacts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { lastCode } from '#/modules/codes/test-world/sms-world.ts'
import {
  type FactorsWorld,
  factorsWorld,
  lastMailCode,
  otherThan,
  type Player,
  password,
  player,
  sessionInBrowser,
  withoutPassword,
} from '../test-world/factors-world.ts'
import type { OwnCalls } from '../test-world/own-calls.ts'

/** One for all: every account, number and address here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

let numbers = 0
const newNumber = () => `090${String(++numbers).padStart(7, '0')}`
const e164 = (mobileNum: string) => `+84${mobileNum.slice(1)}`
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const done = [200, undefined]

const session = (who: Player) => sessionInBrowser(s.w, who)

async function codeFor(ask: () => Promise<{ json(): unknown }>): Promise<string> {
  const before = s.gateway.deliveries.length
  expect((await ask()).json()).toMatchObject({ value: { expiryMinutes: 5 } })
  await s.gateway.arrived(before + 1)
  return lastCode(s.gateway)
}

/** Sends the new number its code, and answers what says so. */
async function bound({ own, passToken }: Awaited<ReturnType<typeof session>>, mobileNum: string) {
  const body = { mobileNum, countryDialingCode: '84', passToken: await passToken(), purpose: 'bind' }
  const verificationCode = await codeFor(() => own(calls.newNumberSms, body))
  return { mobileNum, countryDialingCode: '84', verificationCode }
}

const ownCodeOf = ({ own }: { own: OwnCalls }) => codeFor(() => own(calls.ownSms, { purpose: 'confirm' }))

async function numberOf({ id }: Player): Promise<string | undefined> {
  const { db } = s.w.database
  const row = await db
    .selectFrom('account_mobiles')
    .select('sealed_number')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row && s.w.personal.openNumber(id, row.sealed_number)
}

test('[MEM-02] an account without a number gets one by its code and the password', async () => {
  const linh = await player(s.w)
  const here = await session(linh)
  expect(outcome(await here.own(calls.ownSms, { purpose: 'confirm' }))).toEqual([404, 'factor_not_found'])
  const number = newNumber()
  const wanted = await bound(here, number)
  const missing = await here.own(calls.changeMobile, wanted)
  expect(missing.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ path: '/body/password' }] } })
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, password: 'wrong' }))).toEqual([422, 'wrong_password'])
  const guess = { ...wanted, verificationCode: otherThan(wanted.verificationCode), password }
  expect(outcome(await here.own(calls.changeMobile, guess))).toEqual([422, 'verification_code_wrong'])
  expect(await numberOf(linh)).toBeUndefined()
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, password }))).toEqual(done)
  expect(await numberOf(linh)).toBe(e164(number))
})

test('[MEM-02] another number needs a code of the one before, which is told then', async () => {
  const before = newNumber()
  const linh = await player(s.w, { mobile: e164(before) })
  const here = await session(linh)
  const number = newNumber()
  const ownCode = await ownCodeOf(here)
  const wanted = await bound(here, number)
  expect((await here.own(calls.changeMobile, { ...wanted, password })).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/ownCode' }] },
  })
  // The code of the new number is none of the one before.
  const swapped = { ...wanted, ownCode: wanted.verificationCode }
  if (ownCode !== wanted.verificationCode)
    expect(outcome(await here.own(calls.changeMobile, swapped))).toEqual([422, 'verification_code_wrong'])
  const sent = s.gateway.deliveries.length
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, ownCode }))).toEqual(done)
  expect(await numberOf(linh)).toBe(e164(number))
  await s.gateway.arrived(sent + 1)
  expect(s.gateway.deliveries.at(-1)?.message.to).toBe(e164(before))
  // Both codes were used up.
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, ownCode }))).toEqual([422, 'verification_code_wrong'])
})

test('[MEM-02] an account without a password proves itself by its number', async () => {
  const linh = await player(s.w, { mobile: e164(newNumber()) }, withoutPassword)
  const here = await session(linh)
  const email = 'no.password@example.com'
  expect((await here.own(calls.changeEmail, { email, password })).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/ownCode' }] },
  })
  const ownCode = await ownCodeOf(here)
  expect(outcome(await here.own(calls.changeEmail, { email, ownCode: otherThan(ownCode) }))).toEqual([
    422,
    'verification_code_wrong',
  ])
  expect(outcome(await here.own(calls.changeEmail, { email, ownCode }))).toEqual(done)
})

test('a number of another account, of no country that is served, or with a used pass is refused', async () => {
  const [mine, taken] = [await player(s.w), newNumber()]
  await player(s.w, { mobile: e164(taken) })
  const here = await session(mine)
  const wanted = await bound(here, taken)
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, password }))).toEqual([409, 'mobile_taken'])
  const passToken = await here.passToken()
  const ask = (given: object) =>
    here.own(calls.newNumberSms, {
      mobileNum: newNumber(),
      countryDialingCode: '84',
      passToken,
      purpose: 'bind',
      ...given,
    })
  expect(outcome(await ask({ countryDialingCode: '1', mobileNum: '2025550123' }))).toEqual([
    422,
    'mobile_number_invalid',
  ])
  expect(outcome(await ask({ mobileNum: '0912' }))).toEqual([422, 'mobile_number_invalid'])
  expect(outcome(await ask({}))).toEqual(done)
  expect(outcome(await ask({}))).toEqual([422, 'verification_required'])
  const again = { mobileNum: taken, passToken: await here.passToken() }
  expect(outcome(await ask(again))).toEqual([429, 'sms_too_many'])
  const nowhere = { mobileNum: '0912', countryDialingCode: '84', verificationCode: '123456', password }
  expect(outcome(await here.own(calls.changeMobile, nowhere))).toEqual([422, 'mobile_number_invalid'])
})

async function mailed(own: OwnCalls, email: string): Promise<string> {
  const before = s.mail.deliveries.length
  expect(outcome(await own(calls.changeEmail, { email, password }))).toEqual(done)
  await s.mail.arrived(before + 1)
  return lastMailCode(s.mail)
}

test('[MEM-02] an address is confirmed by the code that was mailed to it, in five tries within half an hour', async () => {
  const linh = await player(s.w)
  const { own } = await session(linh)
  const confirm = (verificationCode: string) => own(calls.confirmEmail, { verificationCode })
  const wrong = [422, 'verification_code_wrong']
  expect(outcome(await confirm('123456'))).toEqual(wrong)
  const first = await mailed(own, 'Linh@Example.com')
  for (let i = 0; i < 5; i++) expect(outcome(await confirm(otherThan(first)))).toEqual(wrong)
  expect(outcome(await confirm(first))).toEqual(wrong)
  const late = await mailed(own, 'Linh@Example.com')
  await s.w.moveClock(1_801)
  const later = await session(linh)
  expect(outcome(await later.own(calls.confirmEmail, { verificationCode: late }))).toEqual(wrong)
  await s.w.moveClock(0)
  const now = await session(linh)
  const code = await mailed(now.own, 'Linh@Example.com')
  expect(outcome(await now.own(calls.confirmEmail, { verificationCode: code }))).toEqual(done)
  expect((await emailOf(s.w.database.db, s.w.personal, linh.id))?.isConfirmed).toBe(true)
  expect(outcome(await now.own(calls.confirmEmail, { verificationCode: code }))).toEqual(wrong)
})

test('[MEM-02] a code is bound to its address: another one since makes it none', async () => {
  const { own } = await session(await player(s.w))
  const first = await mailed(own, 'bound-first@example.com')
  const second = await mailed(own, 'bound-second@example.com')
  if (first === second) return
  const answer = await own(calls.confirmEmail, { verificationCode: first })
  expect(outcome(answer)).toEqual([422, 'verification_code_wrong'])
  expect(outcome(await own(calls.confirmEmail, { verificationCode: second }))).toEqual(done)
})

test('[MEM-02] an address that another account has confirmed stays that one’s, whatever its capitals', async () => {
  await player(s.w, { email: { address: 'taken@example.com', isConfirmed: true } })
  const linh = await player(s.w)
  const { own } = await session(linh)
  const code = await mailed(own, 'TAKEN@example.com')
  expect(outcome(await own(calls.confirmEmail, { verificationCode: code }))).toEqual([409, 'email_taken'])
  expect((await emailOf(s.w.database.db, s.w.personal, linh.id))?.isConfirmed).toBe(false)
})

test('[MEM-02] the address before is told of another one; the same one again stays confirmed', async () => {
  const before = { address: 'before@example.com', isConfirmed: true }
  const linh = await player(s.w, { email: before })
  const { own } = await session(linh)
  await mailed(own, before.address)
  expect((await emailOf(s.w.database.db, s.w.personal, linh.id))?.isConfirmed).toBe(true)
  const sent = s.mail.deliveries.length
  expect(outcome(await own(calls.changeEmail, { email: 'after@example.com', password }))).toEqual(done)
  await s.mail.arrived(sent + 2)
  const to = s.mail.deliveries.slice(sent).flatMap((delivery) => delivery.to)
  expect(to.sort()).toEqual(['after@example.com', before.address])
})

test('five codes an hour are mailed to an account', async () => {
  const { own } = await session(await player(s.w))
  for (let i = 0; i < 5; i++) await mailed(own, `often-${i}@example.com`)
  const answer = await own(calls.changeEmail, { email: 'often-5@example.com', password })
  expect(outcome(answer)).toEqual([429, 'too_many_requests'])
  await s.w.moveClock(3_601)
  const later = await session(await player(s.w))
  await mailed(later.own, 'often-6@example.com')
  await s.w.moveClock(0)
})

test.each(['nobody', 'a@b', 'a b@example.com', `${'x'.repeat(95)}@e.com`, 'lính@example.com'])(
  '%j is no address',
  async (email) => {
    const { own } = await session(await player(s.w))
    expect(outcome(await own(calls.changeEmail, { email, password }))).toEqual([422, 'email_invalid'])
  },
)

test('[ACC-19] while contacts are held none changes', async () => {
  const linh = await player(s.w)
  const here = await session(linh)
  const wanted = await bound(here, newNumber())
  await s.w.database.transaction((tx) => holdFor(tx, linh.id, 'contacts', 3600))
  expect(outcome(await here.own(calls.changeMobile, { ...wanted, password }))).toEqual([403, 'contacts_held'])
  const email = { email: 'held@example.com', password }
  expect(outcome(await here.own(calls.changeEmail, email))).toEqual([403, 'contacts_held'])
  await s.w.moveClock(3_601)
  const later = await session(linh)
  expect(outcome(await later.own(calls.changeEmail, email))).toEqual(done)
  await s.w.moveClock(0)
})

test('[ACC-22] wrong passwords of whoever is signed in count as those of a login do', async () => {
  const linh = await player(s.w)
  const { own } = await session(linh)
  const email = { email: 'guess@example.com', password: 'wrong' }
  for (let i = 0; i < 5; i++) expect(outcome(await own(calls.changeEmail, email))).toEqual([422, 'wrong_password'])
  const locked = await own(calls.changeEmail, { ...email, password })
  expect(outcome(locked)).toEqual([429, 'login_locked'])
  expect(locked.json().value.retryAfterSeconds).toBeGreaterThan(0)
})

test('neither logs nor database tell numbers, addresses or codes', async () => {
  const linh = await player(s.w)
  const here = await session(linh)
  const number = newNumber()
  const wanted = await bound(here, number)
  await here.own(calls.changeMobile, { ...wanted, password })
  const code = await mailed(here.own, 'private.person@example.com')
  const { db } = s.w.database
  const kept = JSON.stringify(
    [
      await db.selectFrom('account_mobiles').selectAll().execute(),
      await db.selectFrom('account_emails').selectAll().execute(),
    ],
    (_key, value) =>
      typeof value === 'bigint'
        ? String(value)
        : value instanceof Uint8Array
          ? Buffer.from(value).toString('latin1')
          : value,
  )
  for (const secret of [number.slice(1), 'private.person']) expect(kept).not.toContain(secret)
  const logged = JSON.stringify(s.w.logs)
  for (const secret of [number.slice(1), 'private.person', code, wanted.verificationCode])
    expect(logged).not.toContain(secret)
})
