import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { type World, world } from '#/test-world/world.ts'

const post = (w: World, url: string, payload: object) =>
  w.app.operator.inject({ method: 'POST', url, headers: w.operatorHeaders, payload })

const mint = (w: World, username: string) => post(w, calls.mintSignInCode.path, { username })

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
    const { address } = (await mint(w, ' Linh')).json().value
    expect(address).toMatch(/^http:\/\/localhost:3000\/\?token=[\w-]{27}$/)
    const answer = await redeem(w, address)
    expect(answer.statusCode).toBe(200)
    const [, session] = await w.database.db
      .selectFrom('sessions')
      .select(['account_id', 'origin'])
      .orderBy('created_at')
      .execute()
    expect(session).toEqual({ account_id: accountId, origin: 'handoff' })
    expect((await redeem(w, address)).json().code).toBe('sign_in_code_invalid')
  },
)

test('[SYS-04] it is void after 60 s and after the next one', async () => {
  await using w = await world()
  await w.signIn({ username: 'linh' })
  const first = (await mint(w, 'linh')).json().value.address
  const second = (await mint(w, 'linh')).json().value.address
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
  expect((await mint(w, 'linh')).json().code).toBe('account_not_found')
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
  })
  await w.app.work.runDue('prove-book')
  expect((await overview()).lastProof).toEqual({ at: expect.stringMatching(/^20.*Z$/), differences: 0 })
  await w.set('regions', { denied: ['SG'] })
  await w.set('availability', { maintenance: { title: { en: 'Soon' }, message: { en: 'Soon' }, until: null } })
  expect((await overview()).portal).toMatchObject({ inMaintenance: true, deniedRegions: 1 })
})

test('[PLAY-04] an operator starts a game for a test member of the environment, and for nobody else', async () => {
  await using w = await world({ testMembers: ['Linh', 'gone'] })
  const { accountId } = await w.signIn({ username: 'linh' })
  await w.signIn({ username: 'minh' })
  const open = (username: string) =>
    post(w, calls.openTestLaunch.path, { username, vassalage: 'PG', gameCode: 'pg-100000' })
  expect((await open(' LINH ')).json().value.launchToken).toMatch(/^[\w-]{43}$/)
  for (const username of ['minh', 'gone', 'nobody'])
    expect((await open(username)).json().code).toBe('account_not_found')
  const sessions = await w.database.db
    .selectFrom('game_sessions')
    .select(['account_id', 'vendor_code', 'game_code', 'asset', 'authenticated_at'])
    .execute()
  expect(sessions).toEqual([
    { account_id: accountId, vendor_code: 'PG', game_code: 'pg-100000', asset: 'VND', authenticated_at: null },
  ])
})
