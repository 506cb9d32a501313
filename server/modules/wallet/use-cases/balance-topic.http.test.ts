import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, demoFunding, vendorAccount } from '#/ledger/chart.ts'
import { post, postOne } from '#/ledger/post.ts'
import { beginHold } from '#/ledger/posting-parts.ts'
import { connectSocket } from '#/platform/realtime/test-world/socket-client.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, world } from '#/test-world/world.ts'

const VND = 'VND'
const balanceChanged = 'balance.changed'

let w: World
let address: string
beforeAll(async () => {
  w = await world()
  address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => w[Symbol.asyncDispose]())

let moves = 0
/** Gives each of these members so much, in one batch; takes it where it is below zero. */
async function move(amount: bigint, ...memberIds: bigint[]): Promise<void> {
  const postings = memberIds.map((id) => {
    const subject = available(id, VND)
    const sides =
      amount > 0n
        ? { debit: demoFunding(VND), credit: subject, amount }
        : { debit: subject, credit: vendorAccount('PG', VND), amount: -amount }
    const key = { source: 'test', kind: 'move', externalId: String(++moves) }
    return { key, parameters: {}, actor: 'demo', legs: [sides], subject }
  })
  await w.database.transaction((tx) => post(tx, postings))
}

/** A tab that has seen this version of its balance. */
async function tabOf({ headers }: SignedInClient, seen?: number) {
  const { method, path: url } = calls.socketTicket
  const { ticket } = (await w.app.portal.inject({ method, url, headers: { ...headers } })).json().value
  const tab = await connectSocket(address + socketPath, {
    headers: { origin: 'http://localhost:3000', cookie: headers.cookie },
  })
  tab.say({ kind: 'hello', ticket, versions: seen === undefined ? {} : { [balanceChanged]: seen } })
  await tab.told(({ event }) => event === 'socket.opened')
  const atVersion = (version: number) => tab.told((told) => told.event === balanceChanged && told.version === version)
  const versions = () => tab.events.flatMap(({ event, version }) => (event === balanceChanged ? [version] : []))
  return { ...tab, atVersion, versions }
}

test('[WAL-03] [MSG-05] every tab of whoever’s money moved is told what there is, and nobody else’s', async () => {
  const [linh, minh, other] = [await w.signIn(), await w.signIn(), await w.signIn()]
  const tabs = await Promise.all([linh, linh, minh].map((client) => tabOf(client)))
  const foreign = await tabOf(other)
  await move(100_000n, linh.accountId, minh.accountId)
  for (const tab of tabs)
    expect(await tab.atVersion(1)).toEqual({
      event: balanceChanged,
      version: 1,
      value: { balance: '1000.00', held: '0.00', owed: '0.00', version: 1 },
    })
  await move(-30_050n, linh.accountId)
  expect((await tabs[1]?.atVersion(2))?.value).toMatchObject({ balance: '699.50' })
  foreign.say({ kind: 'ping' })
  await foreign.told(({ event }) => event === 'socket.pong')
  expect(foreign.versions()).toEqual([])
})

test('[WAL-03] what is held is told with its own movement', async () => {
  const linh = await w.signIn()
  await move(100_000n, linh.accountId)
  const tab = await tabOf(linh, 1)
  await w.database.transaction((tx) =>
    postOne(tx, {
      key: { source: 'test', kind: 'hold', externalId: String(linh.accountId) },
      ...{ parameters: {}, actor: 'demo', subject: available(linh.accountId, VND) },
      ...beginHold(linh.accountId, VND, 40_000n),
    }),
  )
  expect((await tab.atVersion(3)).value).toEqual({ balance: '600.00', held: '400.00', owed: '0.00', version: 3 })
})

test('[MSG-05] who comes back is told the newest of what was missed, and nothing that was seen', async () => {
  const linh = await w.signIn()
  await move(100n, linh.accountId)
  await move(100n, linh.accountId)
  await move(100n, linh.accountId)
  const late = await tabOf(linh, 1)
  expect((await late.atVersion(3)).value).toMatchObject({ balance: '3.00' })
  expect(late.versions()).toEqual([3])
  const upToDate = await tabOf(linh, 3)
  await move(100n, linh.accountId)
  await upToDate.atVersion(4)
  expect(upToDate.versions()).toEqual([4])
})
