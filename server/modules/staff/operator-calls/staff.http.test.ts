import { calls } from '@banyan/contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { PG } from '#/modules/rounds/test-world/vendor-world.ts'
import { addOperator, codeOf, logIn, pairOf } from '#/modules/sign-in/test-world/operator-browser.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { actTogether } from '../test-world/member-desk.ts'

const post = (w: World, url: string, payload: object) =>
  w.app.operator.inject({ method: 'POST', url, headers: w.operatorHeaders, payload })

const mint = (w: World, username: string) => actTogether(w, calls.mintSignInCode, { username, reason: 'a test' })

async function redeem(w: World, address: string) {
  const code = new URL(address).searchParams.get('token')
  return await w.app.portal.inject({ method: 'POST', url: calls.redeemHandoff.path, payload: { code } })
}

test('an operator is made with a first password and an authenticator, and then stands in the list', async () => {
  await using w = await world()
  const { value } = (await post(w, calls.addOperator.path, { username: 'Dao.Pham' })).json()
  const { searchParams, pathname, host } = new URL(value.authenticator)
  expect(decodeURIComponent(pathname)).toBe('/Banyan Play:Dao.Pham')
  expect(host).toBe('totp')
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Banyan Play',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  const list = await w.app.operator.inject({ url: calls.listOperators.path, headers: w.operatorHeaders })
  expect(list.json().value.operators).toEqual([
    { username: 'Dao.Pham', isActive: true, role: null, madeAt: expect.any(String), lastLoginAt: null, sessions: 0 },
  ])
})

test('a name belongs to one account, whatever its case', async () => {
  await using w = await world()
  await w.signIn({ username: 'linh' })
  const answer = await post(w, calls.addOperator.path, { username: 'LINH' })
  expect(answer.json()).toMatchObject({ code: 'username_taken' })
})

test.each([
  ['a member', accountTypes.member],
  ['an agent', 41],
] as const)(
  '[SYS-04] a code that an operator mints signs %s in once, without a session of theirs',
  async (_who, type) => {
    await using w = await world()
    const { accountId } = await w.signIn({ username: 'linh', type })
    const address = (await mint(w, ' Linh')).value.shown ?? ''
    expect(address).toMatch(/^http:\/\/localhost:3000\/\?token=[\w-]{27}$/)
    const answer = await redeem(w, address)
    expect(answer.statusCode).toBe(200)
    const sessions = await w.database.db
      .selectFrom('sessions')
      .select('origin')
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    expect(sessions.map(({ origin }) => origin)).toEqual(['password', 'handoff'])
    expect((await redeem(w, address)).json().code).toBe('sign_in_code_invalid')
  },
)

test('[SYS-04] it is void after 60 s and after the next one', async () => {
  await using w = await world()
  await w.signIn({ username: 'linh' })
  const first = (await mint(w, 'linh')).value.shown ?? ''
  const second = (await mint(w, 'linh')).value.shown ?? ''
  expect((await redeem(w, first)).json().code).toBe('sign_in_code_invalid')
  await w.moveClock(60)
  expect((await redeem(w, second)).json().code).toBe('sign_in_code_invalid')
})

test.each([
  ['nobody', undefined],
  ['a trial account', { type: accountTypes.trial }],
  ['an operator', { type: accountTypes.operator }],
])('no code is minted for %s', async (_who, account) => {
  await using w = await world()
  if (account) await w.signIn({ username: 'linh', ...account })
  expect((await mint(w, 'linh')).code).toBe('account_not_found')
})

test('the overview tells how the portal is', async () => {
  await using w = await world()
  const overview = async () =>
    (await w.app.operator.inject({ url: calls.operatorOverview.path, headers: w.operatorHeaders })).json().value
  expect(await overview()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    engine: 'pglite',
    isReady: true,
    portal: { address: 'http://localhost:3000', inMaintenance: false, deniedRegions: 0 },
    lastProof: null,
    moneyChanges: [],
  })
  await w.app.work.runDue('prove-book')
  expect((await overview()).lastProof).toEqual({ at: expect.stringMatching(/^20.*Z$/), differences: 0 })
  await w.set('regions', { denied: ['SG'] })
  await w.set('availability', { maintenance: { title: { en: 'Soon' }, message: { en: 'Soon' }, until: null } })
  expect((await overview()).portal).toMatchObject({ inMaintenance: true, deniedRegions: 1 })
})

test('[PLAY-04] an operator starts a game for a test member of the environment, and for nobody else', async () => {
  await using w = await world({ testMembers: ['Linh', 'gone'], vendorKeys: [{ ...PG }] })
  const { accountId } = await w.signIn({ username: 'linh' })
  await w.signIn({ username: 'minh' })
  const open = (username: string, vassalage = 'PG') =>
    post(w, calls.openTestLaunch.path, { username, vassalage, gameCode: 'pg-100000' })
  expect((await open(' LINH ')).json().value.launchToken).toMatch(/^[\w-]{43}$/)
  for (const username of ['minh', 'gone', 'nobody'])
    expect((await open(username)).json().code).toBe('account_not_found')
  expect((await open('linh', 'PPG')).json().code).toBe('vendor_not_found')
  const sessions = await w.database.db
    .selectFrom('game_sessions')
    .select(['account_id', 'vendor_code', 'game_code', 'asset', 'authenticated_at'])
    .execute()
  expect(sessions).toEqual([
    { account_id: accountId, vendor_code: 'PG', game_code: 'pg-100000', asset: 'VND', authenticated_at: null },
  ])
})

describe('staff', () => {
  let w: World
  let mai: Readonly<Record<string, string>>
  beforeEach(async () => {
    w = await world()
    mai = (await w.signIn({ username: 'mai', type: accountTypes.operator })).consoleHeaders
  })
  afterEach(() => w[Symbol.asyncDispose]())

  const act = async (call: { readonly path: string }, username: string, headers = mai, more: object = {}) => {
    const payload = { username, reason: 'a test', ...more }
    const { success, code, value } = (
      await w.app.operator.inject({ method: 'POST', url: call.path, headers, payload, remoteAddress: anotherAddress() })
    ).json()
    return success ? value : code
  }
  const listed = async (username: string) =>
    (await w.app.operator.inject({ url: calls.listOperators.path, headers: mai }))
      .json()
      .value.operators.find((row: { username: string }) => row.username === username)
  const logInCode = async (operator: Parameters<typeof codeOf>[1]) =>
    (await logIn(w, { ...operator, code: await codeOf(w, operator) })).json().code

  test('[OPS-05] an operator who is locked out is signed out at once and stays out until somebody lets them in', async () => {
    const dao = await addOperator(w, 'dao', 'support')
    const entered = pairOf(await logIn(w, { ...dao, code: await codeOf(w, dao) }))
    expect((await listed('dao')).sessions).toBe(1)
    expect(await act(calls.lockOperator, 'DAO')).toEqual({})
    const info = await w.app.operator.inject({ url: calls.operatorInfo.path, headers: entered })
    expect(info.json().code).toBe('not_logged_in')
    expect(await listed('dao')).toMatchObject({ isActive: false, sessions: 0, role: 'support' })
    expect(await act(calls.lockOperator, 'dao')).toBe('nothing_to_change')
    await w.moveClock(30)
    expect(await logInCode(dao)).toBe('wrong_credentials')
    mai = (await w.signIn({ username: 'mai.again', type: accountTypes.operator })).consoleHeaders
    expect(await act(calls.unlockOperator, 'dao')).toEqual({})
    expect(await act(calls.unlockOperator, 'dao')).toBe('nothing_to_change')
    await w.moveClock(30)
    expect(await logInCode(dao)).toBeUndefined()
  })

  test('[OPS-05] new access replaces the old one, ends the sessions and takes the role away', async () => {
    const dao = await addOperator(w, 'dao', 'finance')
    const entered = pairOf(await logIn(w, { ...dao, code: await codeOf(w, dao) }))
    const renewed = await act(calls.renewOperatorAccess, 'dao')
    expect(renewed).toMatchObject({ username: 'dao', password: expect.not.stringMatching(dao.password) })
    const info = await w.app.operator.inject({ url: calls.operatorInfo.path, headers: entered })
    expect(info.json().code).toBe('not_logged_in')
    expect((await listed('dao')).role).toBeNull()
    await w.moveClock(30)
    expect(await logInCode(dao)).toBe('wrong_credentials')
    expect(await logInCode({ ...renewed, authenticator: dao.authenticator })).toBe('wrong_credentials')
    expect(await logInCode(renewed)).toBeUndefined()
  })

  test('where operators are signed in is seen and ended', async () => {
    const dao = await addOperator(w, 'dao')
    const code = await codeOf(w, dao)
    const entered = pairOf(await logIn(w, { ...dao, code }, { remoteAddress: '203.0.113.9' }))
    const url = `${calls.operatorSessions.path}?username=dao`
    const sessions = async (headers = mai) => (await w.app.operator.inject({ url, headers })).json().value.sessions
    expect(await sessions()).toEqual([
      expect.objectContaining({ address: '203.0.113.9', isThis: false, startedAt: expect.stringMatching(/Z$/) }),
    ])
    expect((await sessions(entered))[0].isThis).toBe(true)
    expect(await act(calls.endOperatorSessions, 'dao')).toEqual({})
    expect(await sessions()).toEqual([])
  })

  test('nobody locks, lets in or renews the account that they are signed in with', async () => {
    await addOperator(w, 'second.owner')
    for (const call of [calls.lockOperator, calls.unlockOperator, calls.renewOperatorAccess])
      expect(await act(call, 'mai')).toBe('own_account')
  })

  test('the last active owner keeps role and access', async () => {
    await addOperator(w, 'dao', 'support')
    for (const call of [calls.lockOperator, calls.renewOperatorAccess])
      expect(await act(call, 'mai', w.operatorHeaders)).toBe('last_owner')
    for (const role of ['support', null])
      expect(await act(calls.changeOperatorRole, 'mai', w.operatorHeaders, { role })).toBe('last_owner')
    await addOperator(w, 'second.owner')
    expect(await act(calls.lockOperator, 'second.owner')).toEqual({})
    expect(await act(calls.changeOperatorRole, 'mai', w.operatorHeaders, { role: null })).toBe('last_owner')
    await act(calls.unlockOperator, 'second.owner')
    expect(await act(calls.changeOperatorRole, 'mai', w.operatorHeaders, { role: null })).toEqual({
      approval: expect.stringMatching(/^\d+$/),
    })
  })

  test.each(['linh', 'nobody'])('%s is no operator', async (username) => {
    await w.signIn({ username: 'linh' })
    for (const call of [calls.lockOperator, calls.unlockOperator, calls.renewOperatorAccess, calls.endOperatorSessions])
      expect(await act(call, username)).toBe('account_not_found')
    expect(await act(calls.changeOperatorRole, username, mai, { role: 'support' })).toBe('account_not_found')
    const url = `${calls.operatorSessions.path}?username=${username}`
    expect((await w.app.operator.inject({ url, headers: mai })).json().code).toBe('account_not_found')
  })
})
