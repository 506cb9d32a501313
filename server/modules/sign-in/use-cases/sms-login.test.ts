import { expect, test } from 'vitest'
import { askForCode, lastCode, memberWith, type SmsWorld, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import { Refusal } from '#/platform/refusal.ts'
import { smsLogin } from './sms-login.ts'

const mine = { e164: '+84912345678', digits: '0912345678' }
const yours = { e164: '+84987654321', digits: '0987654321' }
const refused = 'verification_code_wrong'

async function signIn({ w }: SmsWorld, mobileNum: string, verificationCode: string, countryDialingCode = '84') {
  const parts = { database: w.database, personal: w.personal, sms: { requireOn: () => {} } }
  return await smsLogin(parts, { countryDialingCode, mobileNum, verificationCode }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code
    throw error
  })
}

/** The code that a number is sent. */
async function sentTo(s: SmsWorld, digits: string): Promise<string> {
  const before = s.gateway.deliveries.length
  expect((await askForCode(s.w, digits)).statusCode).toBe(200)
  await s.gateway.arrived(before + 1)
  return lastCode(s.gateway)
}

const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('[ACC-02] the code that was sent to a number is its account, with the trunk 0 or without, once', async () => {
  await using s = await smsWorld()
  const id = await memberWith(s.w, mine.e164)
  expect(await signIn(s, '912345678', await sentTo(s, mine.digits))).toBe(id)
  expect(await signIn(s, mine.digits, lastCode(s.gateway))).toBe(refused)
})

test('[ACC-13] after five wrong tries the right code is refused too', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  const code = await sentTo(s, mine.digits)
  for (let by = 1; by <= 5; by++) expect(await signIn(s, mine.digits, another(code, by))).toBe(refused)
  expect(await signIn(s, mine.digits, code)).toBe(refused)
})

test('[ACC-13] after four wrong tries the right code is still good, and a new code has its own five', async () => {
  await using s = await smsWorld()
  const id = await memberWith(s.w, mine.e164)
  for (const seconds of [0, 61]) {
    await s.w.moveClock(seconds)
    const code = await sentTo(s, mine.digits)
    for (let by = 1; by <= 4; by++) expect(await signIn(s, mine.digits, another(code, by))).toBe(refused)
    expect(await signIn(s, mine.digits, code)).toBe(id)
  }
})

test('[ACC-13] a code is good for the minutes that are answered, and no longer', async () => {
  await using s = await smsWorld()
  const id = await memberWith(s.w, mine.e164)
  const answer = await askForCode(s.w, mine.digits)
  const goodForS = answer.json().value.expiryMinutes * 60
  await s.gateway.arrived(1)
  await s.w.moveClock(goodForS - 10)
  expect(await signIn(s, mine.digits, lastCode(s.gateway))).toBe(id)
  const next = await sentTo(s, mine.digits)
  await s.w.moveClock(goodForS - 10 + goodForS)
  expect(await signIn(s, mine.digits, next)).toBe(refused)
})

test('[ACC-13] a code is good for its own number alone', async () => {
  await using s = await smsWorld()
  const [me, you] = [await memberWith(s.w, mine.e164), await memberWith(s.w, yours.e164)]
  const [myCode, yourCode] = [await sentTo(s, mine.digits), await sentTo(s, yours.digits)]
  // One chance in a million: the two codes are the same.
  if (myCode !== yourCode) expect(await signIn(s, mine.digits, yourCode)).toBe(refused)
  expect(await signIn(s, mine.digits, myCode)).toBe(me)
  expect(await signIn(s, yours.digits, yourCode)).toBe(you)
})

test('[ACC-13] a code is good for its purpose alone', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  const code = await sentTo(s, mine.digits)
  const { database } = s.w
  await database.transaction((tx) => tx.updateTable('sms_codes').set({ purpose: 'password' }).execute())
  expect(await signIn(s, mine.digits, code)).toBe(refused)
})

test('[ACC-13] the code of a number that was nobody’s signs nobody in', async () => {
  await using s = await smsWorld()
  await askForCode(s.w, mine.digits)
  const [row] = await s.w.database.db.selectFrom('sms_codes').selectAll().execute()
  if (!row) throw new Error('no code was kept')
  // What was never sent can only be guessed; here it is known.
  const codeHash = s.w.personal.hashOfCode({ id: row.id, purpose: 'login' }, '123456')
  await s.w.database.transaction((tx) => tx.updateTable('sms_codes').set({ code_hash: codeHash }).execute())
  expect(await signIn(s, mine.digits, '123456')).toBe(refused)
})

test.each([
  { what: 'a number that was sent nothing', digits: yours.digits, dialing: '84' },
  { what: 'what is no number', digits: '12345', dialing: '84' },
  { what: 'a dialling code that is none', digits: mine.digits, dialing: '999' },
])('[ACC-02] $what is refused like a wrong code', async ({ digits, dialing }) => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  expect(await signIn(s, digits, await sentTo(s, mine.digits), dialing)).toBe(refused)
})

test('[ACC-02] nobody signs in by SMS while that is off', async () => {
  await using s = await smsWorld()
  const requireOn = () => {
    throw new Refusal('sms_login_off')
  }
  const input = { countryDialingCode: '84', mobileNum: mine.digits, verificationCode: '123456' }
  const attempt = smsLogin({ database: s.w.database, personal: s.w.personal, sms: { requireOn } }, input)
  await expect(attempt).rejects.toMatchObject({ code: 'sms_login_off' })
})
