import { calls } from '@banyan/contract/calls.ts'
import { signatureHeaders } from '@banyan/contract/vendor/signature.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from './modules/codes/test-world/sms-world.ts'
import { vendorWorld } from './modules/rounds/test-world/vendor-world.ts'
import {
  authenticatorCode,
  type FactorsWorld,
  factorsWorld,
  finish,
  password,
  pending,
  player,
  signedInAs,
} from './modules/sign-in/test-world/factors-world.ts'
import { giveAuthenticator } from './modules/sign-in/test-world/given-authenticators.ts'
import { logIn } from './modules/sign-in/test-world/log-in.ts'
import { addOperator, logIn as operatorLogIn } from './modules/sign-in/test-world/operator-browser.ts'

let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

type Line = Record<string, unknown>
const info = 30

/** The lines about security that `work` leaves, which are all at `info` and name their request. */
async function linesOf(work: () => Promise<unknown>, logs: readonly Line[] = s.w.logs): Promise<Line[]> {
  const before = logs.length
  await work()
  const lines = logs.slice(before).filter(({ security }) => security !== undefined)
  for (const line of lines) expect(line).toMatchObject({ level: info, msg: expect.any(String) })
  return lines
}

test('[OPS-04] failed sign-ins are lines: the call, the code and the address, and nothing that was shown', async () => {
  const linh = await player(s.w)
  await giveAuthenticator(s.w, linh.id)
  const from = newBrowser(s.w)
  const [address] = [from.address]
  const lines = await linesOf(async () => {
    await logIn(s.w, from, { username: linh.username, password: 'a wrong secret' })
    const begun = await pending(s.w, linh, from)
    await finish(begun, 'recovery', 'AAAAA-AAAAA')
    await from.post(calls.redeemHandoff.path, { code: 'C'.repeat(27) })
  })
  expect(lines).toMatchObject([
    { security: 'wrong_credentials', call: 'login', address, reqId: expect.any(String) },
    { security: 'step_up_wrong', call: 'finishStepUp', address },
    { security: 'sign_in_code_invalid', call: 'redeemHandoff', address },
  ])
  for (const secret of [linh.username, 'a wrong secret', password, 'AAAAA', 'CCCCC'])
    expect(JSON.stringify(lines)).not.toContain(secret)
})

test('[OPS-04] so are failed sign-ins of operators, and wrong operator keys', async () => {
  const dao = await addOperator(s.w, 'dao.lines')
  const remoteAddress = '2001:db8:9:9::1'
  const lines = await linesOf(async () => {
    await operatorLogIn(s.w, { ...dao, password: 'a wrong secret', code: '123123' }, { remoteAddress })
    const headers = { authorization: 'Bearer made-up-key' }
    await s.w.app.operator.inject({ url: calls.readRegions.path, remoteAddress, headers })
  })
  expect(lines).toMatchObject([
    { security: 'wrong_credentials', call: 'operatorLogin', address: remoteAddress },
    { security: 'operator_key_wrong', address: remoteAddress },
  ])
  for (const secret of ['a wrong secret', '123123', 'made-up-key', dao.username])
    expect(JSON.stringify(lines)).not.toContain(secret)
})

test('[OPS-04] so are changes of factors, by the number of the account, and of staff, by the operator', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  let secret = ''
  const changes = await linesOf(async () => {
    secret = (await own(calls.startAuthenticator, { password })).json().value.secret
    await own(calls.confirmAuthenticator, { code: await authenticatorCode(s.w, secret, -30) })
    await own(calls.removeAuthenticator, { code: await authenticatorCode(s.w, secret), password })
  })
  const account = String(linh.id)
  expect(changes).toMatchObject([
    { security: 'confirmAuthenticator', account },
    { security: 'removeAuthenticator', account },
  ])
  expect(JSON.stringify(changes)).not.toContain(secret)
  const acts = await linesOf(() => addOperator(s.w, 'lan.lines', 'support'))
  expect(acts).toMatchObject([{ security: 'addOperator', operator: 'operator key' }])
})

test('[OPS-04] and forged vendor calls', async () => {
  await using v = await vendorWorld()
  const headers = {
    ...{ [signatureHeaders.vendor]: 'PG', [signatureHeaders.key]: 'k1', [signatureHeaders.time]: '1' },
    ...{ [signatureHeaders.signature]: 'f'.repeat(64), 'content-type': 'application/json' },
  }
  const forge = () => v.w.app.vendors.inject({ method: 'POST', url: '/vendor/v1/balance', headers, payload: '{}' })
  expect(await linesOf(forge, v.w.logs)).toMatchObject([{ security: 'vendor_call_forged', call: 'balance' }])
})
