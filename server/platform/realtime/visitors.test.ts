import { once } from 'node:events'
import { tooManySockets } from '@banyan/contract/events.ts'
import { expect, test } from 'vitest'
import { numbersWorld, sharedEvent } from './test-world/numbers-world.ts'
import { connectSocket } from './test-world/socket-client.ts'

const number = (version: number) => ({ version, value: { n: version } })
const isVersion = (version: number) => (event: { version?: number }) => event.version === version

test("[OPS-07] a visitor is told what is everybody's, and nothing of any account", async () => {
  await using w = await numbersWorld()
  w.notice = number(7)
  w.numbers.set(1n, number(1))
  const [visitor, other, member] = [await w.visit(), await w.visit({ [sharedEvent]: 7 }), await w.join(1n)]
  await visitor.told(isVersion(7))
  for (const channel of ['ends', 'numbers'] as const)
    for (const payload of ['', '1', '-1', '0']) w.hint(channel, payload)
  await member.told(isVersion(1))
  w.notice = number(8)
  w.hint('notices', '8')
  await Promise.all([visitor.told(isVersion(8)), other.told(isVersion(8))])
  visitor.say({ kind: 'ping' })
  await visitor.told(({ event }) => event === 'socket.pong')
  expect(visitor.events.map(({ event }) => event)).toEqual(['socket.opened', sharedEvent, sharedEvent, 'socket.pong'])
  expect(other.events.map(({ version }) => version)).toEqual([undefined, 8])
  expect(new Set(w.readings.flat())).toEqual(new Set([1n]))
})

test('visitors have so many connections in all, and leave room for who is signed in', async () => {
  await using w = await numbersWorld({ ofVisitors: 2 })
  const first = await w.visit()
  await w.visit()
  const tooMany = await connectSocket(w.address, {})
  tooMany.say({ kind: 'hello', versions: {} })
  expect(await tooMany.closed).toBe(tooManySockets)
  await w.join(1n)
  const left = w.ends[0]?.socket
  if (!left) throw new Error('nobody connected')
  first.socket.close()
  await once(left, 'close')
  await w.visit()
})
