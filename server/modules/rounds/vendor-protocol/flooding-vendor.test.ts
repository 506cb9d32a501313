import { expect, test } from 'vitest'
import { stuckWallet } from '../test-world/stuck-wallet.ts'
import { type GamePlayer, vendorWorld } from '../test-world/vendor-world.ts'

const refundOf = ({ player }: GamePlayer, bet: string) => ({ player, currency: 'VND', betTransactionId: bet })

test('[T24] a vendor that floods the wallet is told to come again, while another one’s calls are taken', async () => {
  await using v = await vendorWorld()
  const who = await v.player()
  const { calls, isStuck, breakOff } = stuckWallet(v.w.database)
  /** Codes with which calls were refused so far; those that wait have none. */
  const refused: Record<string, string[]> = { PG: [], JILI: [] }
  const ask = (vendor: 'PG' | 'JILI', id: string) =>
    calls.answer(vendor, 'refund', refundOf(who, id)).catch(({ code }: { code: string }) => refused[vendor]?.push(code))
  const first = ask('PG', 'first')
  await isStuck
  const flood = Array.from({ length: 6_000 }, (_, at) => ask('PG', `flood-${at}`))
  const others = Array.from({ length: 100 }, (_, at) => ask('JILI', `other-${at}`))
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(refused.PG).toEqual(Array(3_500).fill('service_unavailable'))
  expect(refused.JILI).toEqual([])
  // A database that says nothing ends what waits, so that the test need not do it all.
  breakOff(Object.assign(new Error('nobody answered'), { code: 'ETIMEDOUT' }))
  await Promise.all([first, ...flood, ...others])
})
