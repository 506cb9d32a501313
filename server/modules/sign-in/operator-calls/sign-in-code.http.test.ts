import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { type FactorsWorld, factorsWorld, player } from '../test-world/factors-world.ts'

let s: FactorsWorld
let support: Record<string, string>
let second: Record<string, string>
beforeAll(async () => {
  s = await factorsWorld()
  support = (await s.w.signIn({ username: 'lan.vo', type: accountTypes.operator })).consoleHeaders
  second = (await s.w.signIn({ username: 'bao.ngo', type: accountTypes.operator })).consoleHeaders
})
afterAll(() => s[Symbol.asyncDispose]())

const mint = (payload: object) =>
  s.w.app.operator.inject({ method: 'POST', url: calls.mintSignInCode.path, headers: support, payload })
/** Mints a code together with a second operator, who is shown the address. */
async function mintTogether(payload: object) {
  const { approval: id } = (await mint(payload)).json().value
  const sent = { method: 'POST', url: calls.approveRequest.path, headers: second, payload: { id } } as const
  return (await s.w.app.operator.inject(sent)).json().value.shown as string
}
const rows = () =>
  s.w.database.db
    .selectFrom('operator_actions')
    .select(['actor', 'object', 'reason', 'after'])
    .where('call', '=', 'mintSignInCode')
    .execute()

/** What the account sees of its sign-ins from the session that a code opens. */
async function signInsAfter(code: string): Promise<readonly object[]> {
  const from = newBrowser(s.w)
  const { token } = (await from.post(calls.redeemHandoff.path, { code })).json().value
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  return (await s.w.app.portal.inject({ url: calls.signIns.path, headers })).json().value.list
}

test('[OPS-05] a minted code names its reason and its minter, and is refused without a reason', async () => {
  const linh = await player(s.w)
  for (const reason of [undefined, '', '   ', 'x'])
    expect((await mint({ username: linh.username, reason })).json().code).toBe('invalid_input')
  expect(await rows()).toEqual([])
  expect((await mint({ username: linh.username, reason: 'lost her phone' })).statusCode).toBe(200)
  const row = {
    actor: 'lan.vo',
    object: `account ${linh.username}`,
    reason: 'lost her phone',
    after: { asked: expect.stringMatching(/^\d+$/) },
  }
  expect(await rows()).toEqual([row])
})

test('[ACC-19] the owner is told by mail before the code is used, and sees the sign-in; the mail holds no code', async () => {
  const linh = await player(s.w, { email: { address: 'linh@example.com', isConfirmed: true } })
  const before = s.mail.deliveries.length
  const address = await mintTogether({ username: linh.username, reason: 'lost her phone' })
  await s.mail.arrived(before + 1)
  const told = s.mail.deliveries.at(-1)
  const code = new URL(address).searchParams.get('token') ?? ''
  expect(code).toMatch(/^[\w-]{27}$/)
  expect(told?.text).not.toContain(code)
  expect(told?.text).toContain('http://localhost:3000')
  expect(JSON.stringify(s.w.logs)).not.toContain(code)

  expect(await signInsAfter(code)).toMatchObject([{ method: 'service', result: 'entered' }])
})

test('[MEM-02] an owner without an address sees in the list of sign-ins that customer service let somebody in', async () => {
  const { username } = await player(s.w)
  const address = await mintTogether({ username, reason: 'lost her phone' })
  const code = new URL(address).searchParams.get('token') ?? ''
  expect(await signInsAfter(code)).toMatchObject([{ method: 'service', stepUp: null, result: 'entered' }])
})

test('[OPS-05] what cannot be told is done all the same: no address, an unconfirmed one', async () => {
  const before = s.mail.deliveries.length
  for (const factors of [{}, { email: { address: 'new@example.com', isConfirmed: false } }]) {
    const { username } = await player(s.w, factors)
    expect(await mintTogether({ username, reason: 'lost her phone' })).toContain('token=')
  }
  expect(s.mail.deliveries).toHaveLength(before)
})
