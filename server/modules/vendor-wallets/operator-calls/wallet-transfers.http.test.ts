import { operatorVendorWalletCalls as calls } from '@banyan/contract/wallet/operator-vendor-wallet-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, look } from '#/modules/staff/test-world/member-desk.ts'
import { type World, world } from '#/test-world/world.ts'
import { plantWalletCase } from '../test-world/planted-wallet-transfers.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

test('[WAL-04] an operator sees cases with their ways, and can have the vendor asked again, nothing else', async () => {
  const numbers: string[] = []
  for (let made = 0; made < 11; made++) {
    const { accountId } = await w.signIn()
    numbers.unshift(await plantWalletCase(w.database, w.personal, accountId))
  }
  const first = (await look(w, calls.listWalletTransfers, { state: 'case', size: 10 })).value
  const rest = (await look(w, calls.listWalletTransfers, { state: 'case', size: 10, after: first.next ?? '' })).value
  expect([...first.rows, ...rest.rows].map(({ number }) => number)).toEqual(numbers)
  expect(first.rows[0]).toMatchObject({
    ...{ vendor: 'PG', direction: 'out', amount: '100000.00', state: 'case', reason: 'deposit of 1', askAt: null },
    steps: [{ event: 'created' }, { event: 'otherwise', state: 'case', actor: 'vendor:PG' }],
  })
  expect(first.waiting).toEqual({ cases: 11, unknown: 0 })
  const again = { number: numbers[0] ?? '', reason: 'The vendor has looked it up' }
  expect((await act(w, calls.askVendorAgain, again)).code).toBeUndefined()
  expect((await act(w, calls.askVendorAgain, again)).code).toBe('wallet_transfer_over')
  expect((await act(w, calls.askVendorAgain, { ...again, number: '222222222222' })).code).toBe(
    'wallet_transfer_not_found',
  )
  const open = (await look(w, calls.listWalletTransfers, { state: 'open', size: 50 })).value
  expect(open.rows[0]).toMatchObject({ number: numbers[0], state: 'unknown', askAt: expect.any(String) })
  expect(open.waiting).toEqual({ cases: 10, unknown: 1 })
})
