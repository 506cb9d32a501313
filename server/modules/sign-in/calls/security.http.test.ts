import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { holdFor } from '#/modules/accounts/holds.ts'
import {
  authenticatorCode,
  beginStep,
  factorsWorld,
  password,
  player,
  signedInAs,
  withoutPassword,
} from '../test-world/factors-world.ts'
import { SoftwareAuthenticator } from '../test-world/software-authenticator.ts'

test('[MEM-02] an account sees what secures it, with contacts hidden but for their ends', async () => {
  await using s = await factorsWorld()
  const bare = await player(s.w, {}, withoutPassword)
  expect((await (await signedInAs(s.w, bare))(calls.security)).json().value).toMatchObject({
    password: { isSet: false, setAt: null },
    mobile: null,
    email: null,
    authenticator: null,
    passkeys: [],
    level: { score: 0 },
    contactsHeldUntil: null,
  })

  await beginStep(s.w)
  const email = { address: 'linh.tran@example.com', isConfirmed: true }
  const linh = await player(s.w, { mobile: '+84912345678', email })
  const own = await signedInAs(s.w, linh)
  const { secret } = (await own(calls.startAuthenticator, { password })).json().value
  await own(calls.confirmAuthenticator, { code: await authenticatorCode(s.w, secret) })
  const key = new SoftwareAuthenticator()
  const options = (await own(calls.passkeyOptions, { password })).json().value
  const passkey = (await own(calls.addPasskey, key.make(options))).json().value
  await s.w.database.transaction((tx) => holdFor(tx, linh.id, 'contacts', 60))
  const answer = await own(calls.security)
  expect(answer.json().value).toMatchObject({
    password: { isSet: true, setAt: expect.any(String) },
    mobile: { number: '+84 91* *** 678' },
    email: { address: 'l***@e***.com', isConfirmed: true },
    authenticator: { recoveryCodesLeft: 10 },
    passkeys: [{ id: passkey.id, name: 'Phone', usedAt: null }],
    level: { score: 70 },
    contactsHeldUntil: expect.any(String),
  })
  expect(answer.body).not.toContain('linh.tran')
})

test('[MEM-02] an address that is not confirmed, and a password of half a year, count nothing', async () => {
  await using s = await factorsWorld()
  const linh = await player(s.w, { email: { address: 'linh@example.com', isConfirmed: false } })
  const level = async () => (await (await signedInAs(s.w, linh))(calls.security)).json().value.level.score
  expect(await level()).toBe(20)
  await s.w.moveClock(180 * 86_400)
  expect(await level()).toBe(0)
})
