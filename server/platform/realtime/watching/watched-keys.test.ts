import { once } from 'node:events'
import { expect, test } from 'vitest'
import { numbersWorld, watchedEvent } from '../test-world/numbers-world.ts'
import { connectSocket, type SocketClient } from '../test-world/socket-client.ts'

const room = (version: number, name = 'R1') => ({ version, value: { name, n: version } })
const isVersion = (version: number) => (event: { version?: number }) => event.version === version
const watch = (tab: SocketClient, seen: Readonly<Record<string, number>>) =>
  tab.say({ kind: 'watch', event: watchedEvent, seen })
const toldVersions = ({ events }: SocketClient) => events.flatMap(({ version }) => version ?? [])

/** What the tab said before has been heard. */
async function heard(tab: SocketClient) {
  const before = tab.events.filter(({ event }) => event === 'socket.pong').length
  tab.say({ kind: 'ping' })
  await tab.told(() => tab.events.filter(({ event }) => event === 'socket.pong').length > before)
}

test('[MSG-05] who watches a key is told its news, a visitor too, and nobody else', async () => {
  await using w = await numbersWorld()
  w.rooms.set('R1', room(1)).set('R2', room(2, 'R2'))
  const [member, visitor, other, idle] = [await w.join(1n), await w.visit(), await w.visit(), await w.join(2n)]
  for (const tab of [member, visitor]) watch(tab, { R1: 0 })
  watch(other, { R2: 0 })
  expect(await visitor.told(isVersion(1))).toEqual({ event: watchedEvent, version: 1, value: { name: 'R1', n: 1 } })
  await Promise.all([member.told(isVersion(1)), other.told(isVersion(2))])
  w.rooms.set('R1', room(3))
  w.hint('rooms', 'R1,R3')
  await Promise.all([member.told(isVersion(3)), visitor.told(isVersion(3))])
  await Promise.all([heard(other), heard(idle)])
  expect([toldVersions(member), toldVersions(other), toldVersions(idle)]).toEqual([[1, 3], [2], []])
})

test('[MSG-05] a tab that comes back is told what it missed, and nothing that it has', async () => {
  await using w = await numbersWorld()
  w.rooms.set('R1', room(7)).set('R2', room(4, 'R2'))
  const tab = await w.visit()
  watch(tab, { R1: 7, R2: 3 })
  await tab.told(isVersion(4))
  await heard(tab)
  expect(toldVersions(tab)).toEqual([4])
})

test('[MSG-05] watching another key ends the watch of the one before, and of a key that is none', async () => {
  await using w = await numbersWorld()
  const tab = await w.visit()
  watch(tab, { R1: 0, toString: 0, R99: 0 })
  watch(tab, { R2: 0 })
  await heard(tab)
  w.roomReadings.length = 0
  w.rooms.set('R1', room(1)).set('R2', room(2, 'R2'))
  w.hint('rooms', 'R1')
  w.hint('rooms', 'R99,toString')
  w.hint('rooms', '')
  await tab.told(isVersion(2))
  expect(w.roomReadings).toEqual([['R2']])
  tab.say({ kind: 'watch', event: 'nothing.known', seen: { R1: 0 } })
  await heard(tab)
  expect(toldVersions(tab)).toEqual([2])
})

test('[MSG-05] a key is read once for all who watch it, and not at all for those who have gone', async () => {
  await using w = await numbersWorld()
  const tabs = await Promise.all([w.visit(), w.visit(), w.join(1n)])
  for (const tab of tabs) watch(tab, { R1: 0 })
  await Promise.all(tabs.map(heard))
  w.roomReadings.length = 0
  w.rooms.set('R1', room(5))
  w.hint('rooms', 'R1')
  await Promise.all(tabs.map((tab) => tab.told(isVersion(5))))
  expect(w.roomReadings).toEqual([['R1']])
  const ends = w.ends.map(({ socket }) => once(socket, 'close'))
  for (const tab of tabs) tab.socket.close()
  await Promise.all(ends)
  w.roomReadings.length = 0
  w.hint('rooms', 'R1')
  w.hint('rooms', '')
  const late = await w.visit()
  watch(late, { R2: 0 })
  await heard(late)
  expect(w.roomReadings.flat()).not.toContain('R1')
})

test('[MSG-05] without any hint the value arrives, also after a failure', async () => {
  await using w = await numbersWorld({ lookEveryMs: 20, lookAgainMs: 5 })
  const tab = await w.visit()
  w.failure = new Error('the database is away')
  watch(tab, { R1: 0 })
  await expect.poll(() => w.failures.length).toBeGreaterThan(1)
  w.rooms.set('R1', room(3))
  w.failure = undefined
  await tab.told(isVersion(3))
})

test('[MSG-05] [ACC-21] before its hello nobody watches, and a session that must change its password watches nothing', async () => {
  await using w = await numbersWorld()
  w.rooms.set('R1', room(1))
  const early = await connectSocket(w.address, {})
  watch(early, { R1: 0 })
  expect(await early.closed).toBe(1008)
  const weak = await w.join(1n, {}, 'weak1')
  watch(weak, { R1: 0 })
  await heard(weak)
  expect(w.roomReadings).toEqual([])
  expect(toldVersions(weak)).toEqual([])
})

test('[MSG-05] a tab watches eight keys at most', async () => {
  await using w = await numbersWorld()
  const tab = await w.visit()
  watch(tab, Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`R${index}`, 0])))
  expect(await tab.closed).toBe(1008)
})
