import { expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { rememberDevice } from '#/modules/sign-in/known-places.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import type { World } from '#/test-world/world.ts'
import { agentWithCode, referrerWith } from '../test-world/inviting.ts'
import { askFor, newName, outcome, plainWorld, register } from '../test-world/registration-world.ts'

const refused = [422, 'invitation_code_error']

async function invitingWorld(): Promise<World> {
  const w = await plainWorld()
  await askFor(w, 'affiliateCode')
  await askFor(w, 'recommenderId')
  return w
}

/** How the one who registered as this came to be. */
async function broughtAs(w: World, username: string) {
  return await w.database.db
    .selectFrom('accounts')
    .innerJoin('registrations', 'registrations.account_id', 'accounts.id')
    .leftJoin('affiliate_codes', 'affiliate_codes.id', 'registrations.affiliate_code_id')
    .select(['type', 'parent_id as parentId', 'referrer_id as referrerId', 'is_self_referral as isSelf', 'code'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}

test('[ACC-11] whoever registers with an agent’s code is a member below that agent, and the use is counted', async () => {
  await using w = await invitingWorld()
  const { ownerId, code } = await agentWithCode(w)
  const username = newName()
  expect(outcome(await register(w, { username, affiliateCode: ` ${code.toLowerCase()} ` }))).toEqual([200])
  const brought = { type: 0, parentId: ownerId, referrerId: null, isSelf: false, code }
  expect(await broughtAs(w, username)).toEqual(brought)
  expect(await w.database.db.selectFrom('affiliate_codes').select('uses').execute()).toEqual([{ uses: 1 }])
  const above = await w.database.db.selectFrom('account_tree').select('ancestor_id').where('depth', '=', 1).execute()
  expect(above).toEqual([{ ancestor_id: ownerId }])
})

test.each([
  { owner: 1, becomes: 2 },
  { owner: 2, becomes: 2 },
  { owner: 41, becomes: 42 },
  { owner: 42, becomes: 42 },
] as const)('[ACC-11] a code for agents of one of type $owner makes an agent of type $becomes', async (given) => {
  await using w = await invitingWorld()
  const { ownerId, code } = await agentWithCode(w, { type: given.owner, kind: 'agent' })
  const username = newName()
  const answer = await register(w, { username, affiliateCode: code })
  expect(answer.json().value.type).toBe(given.becomes)
  expect(await broughtAs(w, username)).toMatchObject({ type: given.becomes, parentId: ownerId })
})

test('[ACC-11] a code that is unknown, paused, over, used up, of another domain or of a suspended owner stops registering', async () => {
  await using w = await invitingWorld()
  const suspended = await agentWithCode(w)
  await w.database.transaction((tx) => suspendAccount(tx, suspended.ownerId))
  const paused = await agentWithCode(w)
  await w.database.transaction((tx) =>
    tx.updateTable('affiliate_codes').set({ state: 'paused' }).where('code', '=', paused.code).execute(),
  )
  const over = await agentWithCode(w, { expiresAt: new Date(Date.now() - 1_000) })
  const used = await agentWithCode(w, { maxUses: 0 })
  const elsewhere = await agentWithCode(w, { domain: 'agent.example.com' })
  for (const affiliateCode of ['NQBQDY2', ...[suspended, paused, over, used, elsewhere].map(({ code }) => code)])
    expect(outcome(await register(w, { affiliateCode })), affiliateCode).toEqual(refused)
  const there = { affiliateCode: elsewhere.code, domain: 'agent.example.com' }
  expect(outcome(await register(w, { ...there, domain: 'play.example.com' }))).toEqual(refused)
  expect(outcome(await register(w, there))).toEqual([200])
})

test('[ACC-11] a code is used as often as its agent allows, and a name that is taken uses none up', async () => {
  await using w = await invitingWorld()
  const { code } = await agentWithCode(w, { maxUses: 2 })
  await w.signIn({ username: 'linhtran' })
  const taken = { affiliateCode: code, username: 'linhtran' }
  expect(outcome(await register(w, taken))).toEqual([409, 'username_taken'])
  for (const expected of [[200], [200], refused])
    expect(outcome(await register(w, { affiliateCode: code }))).toEqual(expected)
  expect(await w.database.db.selectFrom('affiliate_codes').select('uses').execute()).toEqual([{ uses: 2 }])
})

test('[ACC-11] an agent who is signed in here is not its own downline', async () => {
  await using w = await invitingWorld()
  const { ownerId, code } = await agentWithCode(w)
  const from = newBrowser(w)
  from.cookies.set('sid', (await w.signIn(ownerId)).id)
  expect(outcome(await register(w, { affiliateCode: code }, from))).toEqual(refused)
  from.cookies.set('sid', (await w.signIn()).id)
  expect(outcome(await register(w, { affiliateCode: code }, from))).toEqual([200])
})

test.each(['referralCode', 'recommenderId'] as const)('[NAV-03] %s names who recommended the brand', async (field) => {
  await using w = await invitingWorld()
  const { ownerId } = await agentWithCode(w)
  const referrerId = await referrerWith(w, 'HAPPY234', { parentId: ownerId })
  const username = newName()
  expect(outcome(await register(w, { username, [field]: 'happy234' }))).toEqual([200])
  // It stands below the same agent: recommending changes nobody's tree.
  expect(await broughtAs(w, username)).toEqual({ type: 0, parentId: ownerId, referrerId, isSelf: false, code: null })
})

test('[NAV-03] whom an agent recommends stands below the agent', async () => {
  await using w = await invitingWorld()
  const agent = await referrerWith(w, 'AGENT234', { type: 2 })
  const username = newName()
  expect(outcome(await register(w, { username, referralCode: 'AGENT234' }))).toEqual([200])
  expect(await broughtAs(w, username)).toMatchObject({ type: 0, parentId: agent, referrerId: agent })
})

test('[NAV-03] a code of nobody, or of somebody who is suspended, stops registering', async () => {
  await using w = await invitingWorld()
  const id = await referrerWith(w, 'HAPPY234')
  await w.database.transaction((tx) => suspendAccount(tx, id))
  for (const referralCode of ['HAPPY234', 'NQBQDY23', 'O0I1', '<b>'])
    expect(outcome(await register(w, { referralCode })), referralCode).toEqual(refused)
  expect(outcome(await register(w, { referralCode: ' ' }))).toEqual([200])
})

test('[ACC-11] an agent’s code wins over whoever recommends the brand, and that one over the form’s recommender', async () => {
  await using w = await invitingWorld()
  const { ownerId, code } = await agentWithCode(w)
  const [first, second] = [await referrerWith(w, 'HAPPY234'), await referrerWith(w, 'HAPPY235')]
  const [byAgent, byFriend] = [newName(), newName()]
  const friends = { referralCode: 'HAPPY234', recommenderId: 'HAPPY235' }
  expect(outcome(await register(w, { username: byAgent, affiliateCode: code, ...friends }))).toEqual([200])
  expect(await broughtAs(w, byAgent)).toMatchObject({ parentId: ownerId, referrerId: null, code })
  expect(outcome(await register(w, { username: byFriend, ...friends }))).toEqual([200])
  expect(await broughtAs(w, byFriend)).toMatchObject({ referrerId: first })
  expect(second).not.toBe(first)
})

test('[NAV-03] whoever recommends itself, signed in or in a browser that it knows, is nobody’s referrer', async () => {
  await using w = await invitingWorld()
  const referrerId = await referrerWith(w, 'HAPPY234')
  const signedIn = newBrowser(w)
  signedIn.cookies.set('sid', (await w.signIn(referrerId)).id)
  const known = newBrowser(w)
  known.cookies.set('dev', 'A'.repeat(22))
  await w.database.transaction((tx) => rememberDevice(tx, referrerId, 'A'.repeat(22)))
  const stranger = newBrowser(w)
  stranger.cookies.set('sid', (await w.signIn()).id)
  stranger.cookies.set('dev', 'B'.repeat(22))
  for (const { from, isSelf } of [
    { from: signedIn, isSelf: true },
    { from: known, isSelf: true },
    { from: stranger, isSelf: false },
  ]) {
    const username = newName()
    expect(outcome(await register(w, { username, referralCode: 'HAPPY234' }, from))).toEqual([200])
    const brought = { isSelf, referrerId: isSelf ? null : referrerId, parentId: null }
    expect(await broughtAs(w, username)).toMatchObject(brought)
  }
})

test('[NAV-03] a session that is over makes nobody signed in', async () => {
  await using w = await invitingWorld()
  const referrerId = await referrerWith(w, 'HAPPY234')
  const from = newBrowser(w)
  from.cookies.set('sid', (await w.signIn(referrerId)).id)
  await w.moveClock(31 * 60)
  const username = newName()
  await register(w, { username, referralCode: 'HAPPY234' }, from)
  expect(await broughtAs(w, username)).toMatchObject({ isSelf: false, referrerId })
})
