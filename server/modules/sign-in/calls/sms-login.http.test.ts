import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { ownAccountOf } from '#/modules/accounts/own-account.ts'
import { askForCode, lastCode, memberWith, newBrowser, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import { world } from '#/test-world/world.ts'

const { path } = calls.login
const number = { countryDialingCode: '84', mobileNum: '0912345678' }

test('[ACC-02] a code that was sent by SMS opens a session, for what it needs is named', async () => {
  await using s = await smsWorld()
  const id = await memberWith(s.w, '+84912345678')
  const from = newBrowser(s.w)
  expect((await from.postSealed(path, { type: 'sms', mobileNum: number.mobileNum })).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: ['countryDialingCode', 'verificationCode'].map((name) => ({ path: `/body/${name}` })) },
  })
  await askForCode(s.w, number.mobileNum)
  await s.gateway.arrived(1)
  const body = { type: 'sms', ...number, verificationCode: lastCode(s.gateway) }
  const { token } = (await from.postSealed(path, body)).json().value
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  const own = (await s.w.app.portal.inject({ url: calls.memberInfo.path, headers })).json().value
  expect(own).toEqual(await ownAccountOf(s.w.database.db, id))
  expect((await from.postSealed(path, body)).json().code).toBe('verification_code_wrong')
})

test('a login by SMS is refused where nobody sends codes', async () => {
  await using w = await world()
  const answer = await newBrowser(w).postSealed(path, { type: 'sms', ...number, verificationCode: '123456' })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'sms_login_off'])
})
