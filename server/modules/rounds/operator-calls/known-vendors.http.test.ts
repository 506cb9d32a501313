import { vendorGiftCalls as calls } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { type World, world } from '#/test-world/world.ts'
import { plantCampaign } from '../test-world/planted-gifts.ts'
import { JDB, PG } from '../test-world/vendor-world.ts'

let w: World
beforeAll(async () => {
  w = await world({ vendorKeys: [{ ...JDB }, { ...PG, vendorCode: '*' }] })
})
afterAll(() => w[Symbol.asyncDispose]())

async function stop(vendor: string): Promise<string | undefined> {
  const payload = { vendor, reason: 'its feed looks wrong' }
  const sent = { method: 'POST', url: calls.stopVendorGifts.path, headers: w.operatorHeaders, payload } as const
  return (await w.app.operator.inject(sent)).json().code
}

test('a vendor is known that left the catalogue', async () => {
  expect(await stop('CQ9')).toBe('vendor_not_found')
  for (const code of ['CQ9', 'JILI']) await w.database.transaction((tx) => importCatalogue(tx, [aVendor(code)], []))
  expect(await stop('CQ9')).toBeUndefined()
})

test('a vendor is known that has a key of its own', async () => {
  expect(await stop('JDB')).toBeUndefined()
})

test('a vendor that shares the key of all is known from its first gift or campaign on', async () => {
  expect(await stop('PG')).toBe('vendor_not_found')
  await plantCampaign(w.database)
  expect(await stop('PG')).toBeUndefined()
})
