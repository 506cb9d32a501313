import { once } from 'node:events'
import { Socket } from 'node:net'
import { sessionOver, ticketRefused, tooManySockets } from '@banyan/contract/events.ts'
import { expect, test } from 'vitest'
import { numbersWorld, sharedEvent, ticketOf, topicEvent } from './test-world/numbers-world.ts'
import { connectSocket } from './test-world/socket-client.ts'

const number = (version: number, value: object = { n: version }) => ({ version, value })
const isVersion = (version: number) => (event: { version?: number }) => event.version === version

test('[MSG-05] a hello is told what it has not seen, and nothing that it has', async () => {
  await using w = await numbersWorld()
  w.numbers.set(1n, number(7))
  const fresh = await w.join(1n)
  expect(await fresh.told(isVersion(7))).toEqual({ event: topicEvent, version: 7, value: { n: 7 } })
  const current = await w.join(1n, { [topicEvent]: 7 })
  const late = await w.join(1n, { [topicEvent]: 6 })
  await late.told(isVersion(7))
  w.numbers.set(1n, number(8))
  w.hint('numbers', '1')
  await current.told(isVersion(8))
  expect(current.events.map(({ version }) => version)).toEqual([undefined, 8])
})

test('[MSG-05] news reaches every tab of its account, and nobody else', async () => {
  await using w = await numbersWorld()
  const [one, two, other] = [await w.join(1n), await w.join(1n), await w.join(2n)]
  w.numbers.set(1n, number(1)).set(2n, number(1, { n: 'other' }))
  w.hint('numbers', '1')
  await Promise.all([one.told(isVersion(1)), two.told(isVersion(1))])
  w.hint('numbers', '2')
  expect((await other.told(isVersion(1))).value).toEqual({ n: 'other' })
  expect(other.events).toHaveLength(2)
})

test('[MSG-05] a hint without a name is for everybody, as after a lost listener, by one reading', async () => {
  await using w = await numbersWorld()
  const tabs = await Promise.all([1n, 2n, 3n].map((account) => w.join(account)))
  for (const account of [1n, 2n, 3n]) w.numbers.set(account, number(5))
  w.readings.length = 0
  w.hint('numbers', '')
  await Promise.all(tabs.map((tab) => tab.told(isVersion(5))))
  expect(w.readings.map(({ length }) => length)).toEqual([3])
})

test("[MSG-05] what is everybody's is read once for all tabs, and told to those that have not seen it", async () => {
  await using w = await numbersWorld()
  const tabs = await Promise.all([1n, 1n, 2n, 3n].map((account) => w.join(account)))
  const seen = await w.join(4n, { [sharedEvent]: 7 })
  w.notice = number(7)
  w.noticeReadings = 0
  w.hint('notices', '7')
  await Promise.all(tabs.map((tab) => tab.told(({ event, version }) => event === sharedEvent && version === 7)))
  expect(w.noticeReadings).toBe(1)
  const late = await w.join(1n)
  expect(await late.told(isVersion(7))).toEqual({ event: sharedEvent, version: 7, value: { n: 7 } })
  expect(seen.events).toHaveLength(1)
})

test('[MSG-05] without any hint the value arrives all the same', async () => {
  await using w = await numbersWorld({ lookEveryMs: 20 })
  const tab = await w.join(1n)
  w.numbers.set(1n, number(3))
  await tab.told(isVersion(3))
})

test('[MSG-05] what could not be read is read again, and what changed meanwhile is told', async () => {
  await using w = await numbersWorld({ lookAgainMs: 5 })
  const tab = await w.join(1n)
  w.failure = new Error('the database is away')
  w.numbers.set(1n, number(1))
  w.hint('numbers', '1')
  await expect.poll(() => w.failures.length).toBeGreaterThan(1)
  w.numbers.set(1n, number(2))
  w.failure = undefined
  await tab.told(isVersion(2))
  expect(tab.events).toHaveLength(2)
})

test('hints of accounts that are not connected, or of none, read nothing', async () => {
  await using w = await numbersWorld()
  await w.join(1n)
  w.readings.length = 0
  for (const payload of ['2', 'one', '-1', '1'.repeat(60)]) w.hint('numbers', payload)
  expect(w.readings).toEqual([])
})

test('[MSG-05] the end of a session closes its tabs, and those of no other', async () => {
  await using w = await numbersWorld()
  const [first, second] = [await w.join(1n, {}, 'mine'), await w.join(1n, {}, 'mine')]
  const other = await w.join(1n, {}, 'another')
  w.hint('ends', '1')
  w.live.delete('mine')
  w.hint('ends', '1')
  for (const tab of [first, second]) {
    await tab.told(({ event }) => event === 'session.ended')
    expect(await tab.closed).toBe(sessionOver)
  }
  w.numbers.set(1n, number(1))
  w.hint('numbers', '1')
  await other.told(isVersion(1))
  expect(other.events.map(({ event }) => event)).toEqual(['socket.opened', topicEvent])
})

test('a session that must change its password is told of its end alone', async () => {
  await using w = await numbersWorld()
  w.numbers.set(1n, number(1))
  const tab = await w.join(1n, {}, 'weak')
  w.hint('numbers', '1')
  w.live.delete('weak')
  w.hint('ends', '1')
  expect(await tab.closed).toBe(sessionOver)
  expect(tab.events.map(({ event }) => event)).toEqual(['socket.opened', 'session.ended'])
})

test.each([
  ['no JSON', '{', 1008],
  ['another kind', { kind: 'shout' }, 1008],
  ['a ping before the hello', { kind: 'ping' }, 1008],
  ['a hello with an empty ticket', { kind: 'hello', ticket: '', versions: {} }, 1008],
  ['a hello with a field more', { kind: 'hello', ticket: 'x'.repeat(43), versions: {}, account: '1' }, 1008],
  ['a version that is none', { kind: 'hello', ticket: 'x'.repeat(43), versions: { 'number.changed': -1 } }, 1008],
  ['a message of more than 1 KiB', 'x'.repeat(1_025), 1009],
  ['a ticket of a session that is over', { kind: 'hello', ticket: ticketOf(1n, 'gone'), versions: {} }, ticketRefused],
])('%s ends the connection', async (_what, message, code) => {
  await using w = await numbersWorld()
  const tab = await connectSocket(w.address, {})
  tab.say(message)
  expect(await tab.closed).toBe(code)
  expect(tab.events).toEqual([])
})

test('where no ticket can be looked up, the browser is asked to come again', async () => {
  await using w = await numbersWorld()
  const tab = await connectSocket(w.address, {})
  tab.say({ kind: 'hello', ticket: ticketOf(1n, 'unreadable'), versions: {} })
  expect(await tab.closed).toBe(1013)
  expect(w.failures).toHaveLength(1)
})

test('bytes that are no text, and a second hello, end the connection', async () => {
  await using w = await numbersWorld()
  const bytes = await connectSocket(w.address, {})
  bytes.socket.send(Buffer.from([1, 2]))
  expect(await bytes.closed).toBe(1003)
  const twice = await w.join(1n)
  twice.say({ kind: 'hello', ticket: ticketOf(1n, 'session0'), versions: {} })
  expect(await twice.closed).toBe(1008)
})

test('whoever says nothing is closed', async () => {
  await using w = await numbersWorld({ helloWithinMs: 20 })
  const silent = await connectSocket(w.address, {})
  expect(await silent.closed).toBe(1008)
})

test('a hello in time opens the connection, however long its ticket is looked up', async () => {
  await using w = await numbersWorld({ helloWithinMs: 20 })
  const { promise, resolve } = Promise.withResolvers<void>()
  w.ticketsWait = promise
  const joining = w.join(1n)
  await expect.poll(() => w.ends.length).toBe(1)
  const silent = await connectSocket(w.address, {})
  expect(await silent.closed).toBe(1008)
  resolve()
  await joining
})

test('[MSG-05] who waits for a turn is let go on when the server goes', async () => {
  const w = await numbersWorld({ perSecond: 0.001, turnWithinMs: 1e7 })
  await w.realtime.admit('203.0.113.1', new Socket())
  const waiting = w.realtime.admit('203.0.113.2', new Socket())
  await w[Symbol.asyncDispose]()
  await waiting
  expect(w.realtime.isLeaving).toBe(true)
})

test('a ping is answered, and a flood of them ends the connection', async () => {
  await using w = await numbersWorld({ messages: 5 })
  const tab = await w.join(1n)
  for (let sent = 0; sent < 5; sent++) tab.say({ kind: 'ping' })
  expect(await tab.closed).toBe(1008)
  expect(tab.events.filter(({ event }) => event === 'socket.pong')).toHaveLength(4)
})

test("the protocol's own ping is answered, and a flood of them ends the connection", async () => {
  await using w = await numbersWorld({ messages: 5 })
  const tab = await w.join(1n)
  tab.socket.ping('there?')
  expect(String((await once(tab.socket, 'pong'))[0])).toBe('there?')
  for (let sent = 0; sent < 5; sent++) tab.socket.ping()
  expect(await tab.closed).toBe(1008)
})

test('a flood of pongs that nobody asked for ends the connection', async () => {
  await using w = await numbersWorld({ messages: 5 })
  const tab = await w.join(1n)
  for (let sent = 0; sent < 5; sent++) tab.socket.pong()
  expect(await tab.closed).toBe(1008)
})

test('who asks on and on without reading an answer is cut off', async () => {
  await using w = await numbersWorld({ messages: 1_000, bufferedBytes: 1_024 })
  const tab = await w.join(1n)
  const [end] = w.ends
  if (!end) throw new Error('nobody connected')
  end.stream.cork()
  const gone = once(end.socket, 'close')
  for (let sent = 0; sent < 100; sent++) tab.say({ kind: 'ping' })
  await gone
  expect(end.stream.writableLength).toBeLessThan(2_048)
})

test('a session has so many connections and no more; one that leaves makes room', async () => {
  await using w = await numbersWorld({ ofSession: 2 })
  const first = await w.join(1n, {}, 'mine')
  await w.join(1n, {}, 'mine')
  const tooMany = await connectSocket(w.address, {})
  tooMany.say({ kind: 'hello', ticket: ticketOf(1n, 'mine'), versions: {} })
  expect(await tooMany.closed).toBe(tooManySockets)
  const left = w.ends[0]?.socket
  if (!left) throw new Error('nobody connected')
  first.socket.close()
  await once(left, 'close')
  await w.join(1n, {}, 'mine')
})

test('a connection that answers no beat is cut off', async () => {
  await using w = await numbersWorld({ beatEveryMs: 10 })
  const tab = await w.join(1n)
  tab.socket.pause()
  const end = w.ends[0]?.socket
  if (!end) throw new Error('nobody connected')
  await once(end, 'close')
  expect(w.realtime.isLeaving).toBe(false)
})

test.each([
  ['waits with at most 64 KiB', 64 * 1_024, false],
  ['is cut off where more would wait than may', 24 * 1_024, true],
])('[MSG-05] a tab that reads nothing %s, and the others are told all the while', async (_what, bytes, isCutOff) => {
  await using w = await numbersWorld({ bufferedBytes: bytes })
  const [stalled, other] = [await w.join(1n), await w.join(1n)]
  stalled.socket.pause()
  const end = w.ends[0]
  if (!end) throw new Error('nobody connected')
  let [isClosed, most] = [false, 0]
  end.socket.on('close', () => (isClosed = true))
  // More than the system takes on behalf of a reader who sleeps, which is some megabytes.
  for (let version = 1; version <= 1_000 && !isClosed; version++) {
    w.numbers.set(1n, number(version, { text: 'x'.repeat(15_000) }))
    w.hint('numbers', '1')
    await other.told(isVersion(version))
    other.events.length = 0
    most = Math.max(most, end.stream.writableLength)
  }
  expect({ isClosed, isBounded: most < 64 * 1_024 }).toEqual({ isClosed: isCutOff, isBounded: true })
  expect(most).toBeGreaterThan(15_000)
  stalled.socket.terminate()
})

test('a slow tab is told the newest value once it reads on', async () => {
  await using w = await numbersWorld()
  const slow = await w.join(1n)
  const [end] = w.ends
  if (!end) throw new Error('nobody connected')
  // The bytes wait in the process, as those of a slow network do.
  end.stream.cork()
  for (let version = 1; version <= 40; version++) {
    w.numbers.set(1n, number(version, { text: 'x'.repeat(2_000) }))
    w.hint('numbers', '1')
    await expect.poll(() => w.readings.length).toBeGreaterThanOrEqual(version)
  }
  expect(end.stream.writableLength).toBeLessThan(20 * 1_024)
  expect({ count: w.realtime.count, behind: w.realtime.behind }).toEqual({ count: 1, behind: 1 })
  end.stream.uncork()
  await slow.told(isVersion(40))
  const versions = slow.events.flatMap(({ version }) => version ?? [])
  expect(versions).toEqual([...versions].sort((a, b) => a - b))
  expect(versions.length).toBeLessThan(20)
})

test('a server that goes sends its tabs elsewhere, also those that do not answer', async () => {
  const w = await numbersWorld({ goodbyeMs: 50 })
  const [tab, stalled] = [await w.join(1n), await w.join(2n)]
  stalled.socket.pause()
  const end = w.ends[1]
  if (!end) throw new Error('nobody connected')
  const gone = once(end.socket, 'close')
  await w[Symbol.asyncDispose]()
  expect(await tab.closed).toBe(1012)
  await gone
  stalled.socket.terminate()
})
