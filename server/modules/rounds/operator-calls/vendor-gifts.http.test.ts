import { vendorGiftCalls as calls } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { approvalCalls } from '@banyan/contract/staff/approval-calls.ts'
import { auditCalls } from '@banyan/contract/staff/audit-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { actTogether, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { plantHeldGift } from '../test-world/planted-gifts.ts'
import { type GamePlayer, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

type Headers = Readonly<Record<string, string>>

let v: VendorWorld
let who: GamePlayer
let mai: Headers
let anh: Headers
beforeAll(async () => {
  v = await vendorWorld()
  who = await v.player(0n)
  const owner = async (username: string) => (await v.w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
  await v.w.set('vendorGifts', { ...v.w.settings.current('vendorGifts'), perCall: '100.00', perDay: '250.00' })
})
afterAll(() => v[Symbol.asyncDispose]())

async function post(call: { readonly path: string }, payload: object, headers: Headers = mai) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await v.w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : (answer.value?.fields ?? answer.code)
}

let ids = 0
const promo = (campaignId: string, amount: string, transactionId = `o${++ids}`) => ({
  ...{ player: who.player, currency: 'VND', campaignId, transactionId, amount },
})
const give = async (body: ReturnType<typeof promo>) => (await v.pg.call('promoWin', body)).outcome
const reason = 'as the vendor wrote on Monday'
const spring = {
  ...{ vendor: 'PG', campaign: 'may', name: 'May', from: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' },
  ...{ budget: '150.00', reason },
}
const pg = async () => {
  const { vendors } = (await look(v.w, calls.vendorGifts, {})).value
  return vendors.find(({ vendor }) => vendor === 'PG')
}
const held = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await look(v.w, calls.listHeldGifts, { size: 10, ...query })).value.rows

test('[OPS-05] a campaign that an operator registers pays, and is changed and ended', async () => {
  const body = promo('may', '60.00')
  expect(await give(body)).toBe('campaign_unknown')
  expect(await held()).toMatchObject([
    {
      ...{ vendor: 'PG', transaction: body.transactionId, operation: 'promoWin', campaign: 'may', amount: '60.00' },
      ...{ reason: 'campaign_unknown', state: 'held', tries: 1, decidedBy: null },
      member: { id: await publicIdOf(v.w, who.memberId) },
    },
  ])
  expect(await post(calls.setVendorCampaign, spring)).toEqual({})
  expect(await give(body)).toBe('ok')
  expect(await give(promo('may', '90.01'))).toBe('campaign_spent')
  expect(await post(calls.setVendorCampaign, { ...spring, budget: '59.99' })).toBe('campaign_below_spent')
  expect(await post(calls.setVendorCampaign, { ...spring, until: spring.from })).toMatchObject([{ rule: 'order' }])
  const listed = async () => (await look(v.w, calls.listVendorCampaigns, { size: 10 })).value.rows
  expect((await listed()).filter(({ campaign }) => campaign === 'may')).toEqual([
    {
      ...{ vendor: 'PG', campaign: 'may', name: 'May', budget: '150.00', spent: '60.00', state: 'open' },
      ...{ from: '2026-01-01T00:00:00.000Z', until: '2999-01-01T00:00:00.000Z' },
    },
  ])
  const end = { vendor: 'PG', campaign: 'may', reason }
  expect(await post(calls.endVendorCampaign, end)).toEqual({})
  expect(await post(calls.endVendorCampaign, end)).toBe('nothing_to_change')
  expect(await post(calls.endVendorCampaign, { ...end, campaign: 'june' })).toBe('campaign_not_found')
  expect(await give(promo('may', '1.00'))).toBe('campaign_closed')
})

test('[OPS-05] one operator stops a vendor, and two lift the stop; what was held is then paid once', async () => {
  expect(await pg()).toMatchObject({
    given: '60.00',
    counted: '60.00',
    perCall: '100.00',
    perDay: '250.00',
    stop: null,
  })
  expect(await post(calls.stopVendorGifts, { vendor: 'PG', reason })).toEqual({})
  expect(await post(calls.stopVendorGifts, { vendor: 'PG', reason })).toBe('nothing_to_change')
  const [small, large] = [promo('spring', '1.00'), promo('spring', '200.00')]
  for (const body of [small, large]) expect(await give(body)).toBe('held')
  const { stop, held: waiting } = (await pg()) ?? {}
  expect(stop).toMatchObject({ cause: 'operator', by: 'mai' })

  const lift = { vendor: 'PG', seen: waiting?.newest ?? null, reason }
  const { approval } = await post(calls.liftVendorGifts, lift)
  expect(await give(small)).toBe('held')
  expect(await post(approvalCalls.approveRequest, { id: approval })).toBe('own_approval')
  const [request] = (await look(v.w, approvalCalls.listApprovals, { size: 10 })).value.rows
  expect(request).toMatchObject({
    ...{ call: 'liftVendorGifts', object: 'vendor PG', before: { gifts: 'stopped', cause: 'operator' } },
    after: { gifts: 'given', heldThatPass: 2, heldAmount: '201.00' },
  })
  // What comes while the request waits is not part of it.
  const late = promo('spring', '101.00')
  expect(await give(late)).toBe('held')
  expect(await post(approvalCalls.approveRequest, { id: approval }, anh)).toEqual({})
  for (const body of [small, large]) {
    expect(await give(body)).toBe('ok')
    expect(await give(body)).toBe('ok_duplicate')
  }
  expect(await pg()).toMatchObject({ given: '261.00', counted: '0.00', stop: null })
  expect(await give(late)).toBe('held')
  expect((await pg())?.stop).toMatchObject({ cause: 'over_call', by: null })
})

test('[OPS-05] a misspelt vendor is neither stopped nor given a campaign', async () => {
  expect(await post(calls.stopVendorGifts, { vendor: 'PGG', reason })).toBe('vendor_not_found')
  expect(await post(calls.setVendorCampaign, { ...spring, vendor: 'PGG' })).toBe('vendor_not_found')
  const { vendors } = (await look(v.w, calls.vendorGifts, {})).value
  expect(vendors.map(({ vendor }) => vendor).sort()).toEqual(['JDB', 'PG'])
})

test('[OPS-05] a held gift that an operator refuses is never paid, and a request that counted on it is void', async () => {
  const { approval } = await post(calls.liftVendorGifts, { vendor: 'PG', seen: (await pg())?.held.newest, reason })
  const [first] = await held({ vendor: 'PG' })
  const body = promo('spring', '101.00', first?.transaction)
  const refuse = { vendor: 'PG', transaction: first?.transaction ?? '', reason }
  expect(await post(calls.refuseHeldGift, refuse)).toEqual({})
  expect(await post(calls.refuseHeldGift, refuse)).toBe('held_gift_not_found')
  expect(await post(approvalCalls.approveRequest, { id: approval }, anh)).toBe('changed_meanwhile')
  expect((await actTogether(v.w, calls.liftVendorGifts, { vendor: 'PG', seen: null, reason })).value).toEqual({})
  expect(await give(body)).toBe('refused')
  expect((await held({ state: 'any' })).find(({ transaction }) => transaction === first?.transaction)).toMatchObject({
    ...{ state: 'refused', decidedBy: 'mai' },
  })
  const { rows } = (await look(v.w, auditCalls.findActions, { size: 10, object: 'vendor PG' })).value
  expect(rows.slice(0, 3)).toMatchObject([
    { call: 'approveRequest', before: { gifts: 'stopped', cause: 'over_call' }, after: { heldThatPass: 0 } },
    { call: 'liftVendorGifts', actor: 'operator key', reason },
    { call: 'refuseHeldGift', reason, after: { amount: '101.00', state: 'refused' } },
  ])
})

test('[OPS-05] [PLAY-04] two operators let a win pass that its stake does not answer for; neither alone does', async () => {
  const { accountId } = await v.w.signIn()
  const body = { vendor: 'PG', transaction: await plantHeldGift(v.w.database, accountId, 'over_win'), reason }
  const other = { ...body, transaction: await plantHeldGift(v.w.database, accountId, 'over_win') }
  const stateOf = async () =>
    (await held({ state: 'any' })).find(({ transaction }) => transaction === body.transaction)?.state
  const { approval: id } = await post(calls.releaseHeldWin, body)
  expect(await stateOf()).toBe('held')
  expect(await post(approvalCalls.approveRequest, { id })).toBe('own_approval')
  expect(await post(approvalCalls.approveRequest, { id }, v.w.operatorHeaders)).toBe('role_forbids')
  expect(await post(approvalCalls.approveRequest, { id }, anh)).toEqual({})
  expect(await stateOf()).toBe('released')
  expect(await post(approvalCalls.approveRequest, { id }, anh)).toEqual({})
  expect(await post(calls.releaseHeldWin, body)).toEqual({ approval: id })
  const { approval: second } = await post(calls.releaseHeldWin, other)
  expect(await post(calls.refuseHeldGift, other)).toEqual({})
  expect(await post(approvalCalls.approveRequest, { id: second }, anh)).toBe('held_gift_not_found')
  // What a lift of the vendor's stop lets pass is not let pass by itself.
  const gift = { ...body, transaction: await plantHeldGift(v.w.database, accountId) }
  expect(await post(calls.releaseHeldWin, gift)).toBe('held_gift_not_found')
})
