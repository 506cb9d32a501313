import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { vendorKeysIn } from '../vendor-keys.ts'
import { VendorParty } from '../vendor-party.ts'

const key = 'key-of-the-vendor-0123456789abcdef'
const player = 'p'.repeat(22)
const now = () => new Date('2026-12-01T12:00:00Z')
const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex')

/** The vendors, and a brand that asks them. */
async function party() {
  const vendors = new VendorParty({ keys: vendorKeysIn(`*:demo:${key}`)!, now })
  const address = await vendors.listen(0)
  let nonces = 0
  const ask = async (name: string, body: object, signs?: string) => {
    const path = `/v1/wallet/${name}`
    const sent = JSON.stringify({ player, nonce: `nonce-${String(++nonces).padStart(16, '0')}`, ...body })
    const time = String(now().getTime() / 1000)
    const signature = hmac(`PG\nPOST\n${path}\n${time}\n${signs ?? sent}`)
    const headers = { 'x-vendor': 'PG', 'x-key': 'demo', 'x-time': time, 'x-signature': signature }
    const response = await fetch(`${address}${path}`, { method: 'POST', body: sent, headers })
    const text = await response.text()
    const isSigned = response.headers.get('x-signature') === hmac(`${signature}\n${text}`)
    return { status: response.status, isSigned, said: JSON.parse(text) }
  }
  return { ask, [Symbol.dispose]: () => vendors.close() }
}

test('[WAL-04] the sandbox keeps money: an id counts once, nothing goes below zero, and every answer is signed', async () => {
  using vendors = await party()
  const { ask } = vendors
  const first = { transferId: 'T-1', currency: 'VND', amount: '500' }
  const done = { result: 'done', transferId: 'T-1', kind: 'deposit', amount: '500', currency: 'VND', balance: '500' }
  expect(await ask('status', { transferId: 'T-1' })).toMatchObject({ said: { result: 'not_found' }, isSigned: true })
  expect(await ask('deposit', first)).toEqual({ status: 200, isSigned: true, said: done })
  expect((await ask('deposit', { ...first, amount: '900' })).said).toEqual(done)
  expect((await ask('status', { transferId: 'T-1' })).said).toEqual(done)
  expect((await ask('status', { transferId: 'T-1', player: 'q'.repeat(22) })).said).toMatchObject({
    result: 'not_found',
  })
  expect((await ask('withdraw', { ...first, transferId: 'T-2', amount: '501' })).said).toMatchObject({
    ...{ result: 'refused', reason: 'too_little' },
  })
  expect((await ask('withdraw', { ...first, transferId: 'T-3', amount: '200' })).said).toMatchObject({ balance: '300' })
  expect((await ask('balance', { currency: 'VND' })).said).toEqual({ player, currency: 'VND', balance: '300' })
})

test('[WAL-04] a question that makes no sense, or is signed wrongly, moves nothing', async () => {
  using vendors = await party()
  const { ask } = vendors
  const first = { transferId: 'T-1', currency: 'VND', amount: '500' }
  for (const change of [{ amount: '0' }, { amount: '1.5' }, { amount: 5 }, { currency: 'vnd' }, { extra: '1' }])
    expect((await ask('deposit', { ...first, ...change })).status).toBe(400)
  expect((await ask('deposit', first, '{}')).status).toBe(401)
  expect((await ask('balance', { currency: 'VND' })).said).toMatchObject({ balance: '0' })
})
