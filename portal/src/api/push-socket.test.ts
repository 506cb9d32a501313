// @vitest-environment happy-dom
import { nameSender } from '@banyan/client/sender.ts'
import { notLoggedIn } from '@banyan/client/signals.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PushSocket } from './push-socket.ts'
import { hearEvent } from './pushes.ts'
import { watchKey } from './watches.ts'

/** The server's end of each websocket that the page opened. */
class FakeWebSocket {
  static readonly OPEN = 1
  static opened: FakeWebSocket[] = []
  readyState = 0
  readonly sent: { kind: string; ticket?: string; versions?: Record<string, number> }[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((close: { code: number }) => void) | null = null
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeWebSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  /** The server takes it. */
  accept() {
    this.readyState = FakeWebSocket.OPEN
    this.onopen?.()
    this.tell('socket.opened')
  }
  tell(event: string, version?: number, value: object = { n: version }) {
    this.onmessage?.({ data: JSON.stringify({ event, version, value }) })
  }
  breakWith(code: number) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const topic = 'number.changed' as 'session.ended'
const fetched = vi.fn<typeof fetch>()
let tickets = 0
let page: PushSocket | undefined
let visibility: DocumentVisibilityState

const opened = () => FakeWebSocket.opened
const last = () => opened().at(-1) as FakeWebSocket
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function connected(isVisitor = false): Promise<FakeWebSocket> {
  page = new PushSocket({ isVisitor })
  await pass(0)
  last().accept()
  return last()
}

// The first request fetches it, which takes real time.
beforeAll(() => import('@banyan/contract/client.gen.ts'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  nameSender({ merchant: 'banyan', language: 'EN' })
  FakeWebSocket.opened = []
  tickets = 0
  fetched.mockReset()
  fetched.mockImplementation(async () => {
    const value = { ticket: `ticket-${++tickets}` }
    return new Response(JSON.stringify({ success: true, value }))
  })
})

afterEach(() => {
  page?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[WAL-03] what the document asked before anything was told is outdated', async () => {
  window.askedAhead = { language: 'EN', askedAt: 0, asks: [] }
  expect(await connected().then(() => window.askedAhead)).toBeUndefined()
})

test('[MSG-05] it shows its ticket in the first message and not in the address', async () => {
  const socket = await connected()
  expect(socket.address).toBe(`${location.origin.replace(/^http/, 'ws')}/wps/socket`)
  expect(socket.sent).toEqual([{ kind: 'hello', ticket: 'ticket-1', versions: {} }])
})

test('[MSG-05] events are heard by who registered for them, until they stop', async () => {
  const heard = vi.fn()
  const stop = hearEvent(topic, heard)
  const socket = await connected()
  socket.tell(topic, 1)
  stop()
  socket.tell(topic, 2)
  expect(heard.mock.calls).toEqual([[{ n: 1 }]])
})

test('[MSG-05] a version that the tab has seen is told once, an older one never', async () => {
  const heard = vi.fn()
  const stop = hearEvent(topic, heard)
  const socket = await connected()
  for (const version of [4, 4, 3, 5]) socket.tell(topic, version)
  stop()
  expect(heard.mock.calls).toEqual([[{ n: 4 }], [{ n: 5 }]])
})

test('[MSG-05] a feature that comes late hears the newest value of a topic; after the account left, nothing', async () => {
  const socket = await connected()
  socket.tell(topic, 1)
  socket.tell(topic, 2)
  const heard = vi.fn()
  hearEvent(topic, heard)()
  expect(heard.mock.calls).toEqual([[{ n: 2 }]])
  page?.close()
  hearEvent(topic, heard)()
  expect(heard).toHaveBeenCalledOnce()
})

test('[MSG-05] a connection that breaks is opened again with a new ticket and the versions that were seen', async () => {
  const socket = await connected()
  socket.tell(topic, 7)
  socket.breakWith(1006)
  await pass(999)
  expect(opened()).toHaveLength(1)
  await pass(1)
  last().accept()
  expect(last().sent).toEqual([{ kind: 'hello', ticket: 'ticket-2', versions: { [topic]: 7 } }])
})

test('[MSG-05] the wait grows by chance up to ten seconds, and is short again once it is connected', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await connected()
  for (const waitMs of [2_000, 4_000, 8_000, 10_000, 10_000]) {
    last().breakWith(1012)
    const before = opened().length
    await pass(waitMs - 1)
    expect(opened()).toHaveLength(before)
    await pass(1)
    expect(opened()).toHaveLength(before + 1)
  }
  last().accept()
  last().breakWith(1012)
  const before = opened().length
  await pass(2_000)
  expect(opened()).toHaveLength(before + 1)
})

test('[MSG-05] without a ticket it tries again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  page = new PushSocket({ isVisitor: false })
  await pass(1_000)
  expect(opened()).toHaveLength(1)
})

test('[MSG-05] [ACC-18] after the end of the session it asks at once whether another one took its place', async () => {
  const told = vi.fn()
  const stop = notLoggedIn.hear(told)
  const socket = await connected()
  fetched.mockImplementation(async () => {
    const refusal = { success: false, code: 'not_logged_in', message: '', requestId: 'r' }
    return new Response(JSON.stringify(refusal), { status: 401 })
  })
  socket.tell('session.ended')
  socket.breakWith(4402)
  await pass(499)
  expect(told).not.toHaveBeenCalled()
  await pass(1)
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('[MSG-05] a tab that was closed before asks nothing after the end of its session', async () => {
  const socket = await connected()
  socket.breakWith(4402)
  page?.close()
  await pass(60_000)
  expect(tickets).toBe(1)
})

test('a server that says nothing is asked, and given up where it stays silent', async () => {
  const socket = await connected()
  await pass(30_000)
  expect(socket.sent.at(-1)).toEqual({ kind: 'ping' })
  socket.tell('socket.pong')
  await pass(30_000)
  expect(socket.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(2)
  await pass(10_000)
  expect(socket.readyState).toBe(3)
  await pass(1_000)
  expect(opened()).toHaveLength(2)
})

test('a connection that never opens is given up', async () => {
  page = new PushSocket({ isVisitor: false })
  await pass(10_000)
  expect(last().readyState).toBe(3)
  await pass(1_000)
  expect(opened()).toHaveLength(2)
})

test('a hidden page waits long, and connects at once when it is seen or has a network again', async () => {
  const socket = await connected()
  visibility = 'hidden'
  socket.breakWith(1006)
  await pass(29_999)
  expect(opened()).toHaveLength(1)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(opened()).toHaveLength(2)
  last().breakWith(1006)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(opened()).toHaveLength(3)
})

const see = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[OPS-07] a visitor’s tab asks for no ticket, hangs up while it is hidden, and says what it has seen', async () => {
  const socket = await connected(true)
  expect(socket.sent).toEqual([{ kind: 'hello', versions: {} }])
  socket.tell(topic, 7)
  see('hidden')
  expect(socket.readyState).toBe(3)
  dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(opened()).toHaveLength(1)
  see('visible')
  await pass(0)
  last().accept()
  expect(last().sent).toEqual([{ kind: 'hello', versions: { [topic]: 7 } }])
  expect(tickets).toBe(0)
})

test('a visitor’s tab leaves the first seconds after a restart to who is signed in', async () => {
  const socket = await connected(true)
  socket.breakWith(1012)
  await pass(9_999)
  expect(opened()).toHaveLength(1)
  await pass(1)
  expect(opened()).toHaveLength(2)
})

test('a page that is seen again asks whether its connection is alive', async () => {
  const socket = await connected()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(socket.sent.at(-1)).toEqual({ kind: 'ping' })
})

test('a page that is left hangs up, and connects when one comes back to it', async () => {
  const socket = await connected()
  dispatchEvent(new Event('pagehide'))
  expect(socket.readyState).toBe(3)
  await pass(60_000)
  expect(opened()).toHaveLength(1)
  dispatchEvent(new Event('pageshow'))
  await pass(0)
  expect(opened()).toHaveLength(2)
})

test('closed for good it stays closed', async () => {
  const socket = await connected()
  page?.close()
  expect(socket.readyState).toBe(3)
  dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(opened()).toHaveLength(1)
})

test('[MSG-05] what is watched is said after each opening, with what was seen of it, and is no topic of the hello', async () => {
  const heard: unknown[] = []
  const stop = watchKey('lottery.drawn', 'SSC1M', (value) => heard.push(value))
  const socket = await connected()
  expect(socket.sent.at(-1)).toEqual({ kind: 'watch', event: 'lottery.drawn', seen: { SSC1M: 0 } })
  socket.tell('lottery.drawn', 5, { gameCode: 'SSC1M', issues: [] })
  socket.breakWith(1_006)
  await pass(1_000)
  last().accept()
  expect(last().sent.map((message) => message.kind)).toEqual(['hello', 'watch'])
  expect(last().sent[0]?.versions).toEqual({})
  expect(last().sent[1]).toMatchObject({ seen: { SSC1M: 5 } })
  last().tell('lottery.drawn', 5, { gameCode: 'SSC1M', issues: [] })
  expect(heard).toHaveLength(1)
  stop()
})
