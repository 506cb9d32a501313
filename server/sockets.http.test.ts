import { calls } from '@banyan/contract/calls.ts'
import { sessionOver, socketPath, ticketRefused } from '@banyan/contract/events.ts'
import { settingsChanged } from '@banyan/contract/system/settings-event.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClientOptions } from 'ws'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { endSessionsOf } from './modules/sessions/end-sessions.ts'
import { connectSocket, type SocketClient } from './platform/realtime/test-world/socket-client.ts'
import type { SignedInClient } from './test-world/sign-in.ts'
import { type World, world } from './test-world/world.ts'

const origin = 'http://localhost:3000'

let w: World
let address: string
beforeEach(async () => {
  w = await world()
  address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => w[Symbol.asyncDispose]())

async function ticketOf({ headers }: SignedInClient): Promise<string> {
  const { method, path: url } = calls.socketTicket
  const answer = await w.app.portal.inject({ method, url, headers: { ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json().value.ticket
}

const connect = (client: SignedInClient | undefined, options: ClientOptions = {}) =>
  connectSocket(address + socketPath, {
    ...options,
    headers: { origin, ...(client && { cookie: client.headers.cookie }), ...options.headers },
  })

const greet = (tab: SocketClient, ticket: string) => tab.say({ kind: 'hello', ticket, versions: {} })

async function join(client: SignedInClient): Promise<SocketClient> {
  const tab = await connect(client)
  greet(tab, await ticketOf(client))
  await tab.told(({ event }) => event === 'socket.opened')
  return tab
}

async function logOut({ headers }: SignedInClient): Promise<void> {
  const { method, path: url } = calls.logout
  expect((await w.app.portal.inject({ method, url, headers: { ...headers } })).statusCode).toBe(200)
}

test('[MSG-05] [ACC-18] signing out tells every tab of the session at once, and no other session', async () => {
  const own = await w.signIn()
  const elsewhere = await w.signIn(own.accountId)
  const tabs = [await join(own), await join(own)]
  const other = await join(elsewhere)
  await logOut(own)
  for (const tab of tabs) {
    await tab.told(({ event }) => event === 'session.ended')
    expect(await tab.closed).toBe(sessionOver)
  }
  other.say({ kind: 'ping' })
  await other.told(({ event }) => event === 'socket.pong')
  expect(other.events.map(({ event }) => event)).toEqual(['socket.opened', 'socket.pong'])
})

test.each<[string, (client: SignedInClient) => Promise<unknown>]>([
  ['its account is suspended', ({ accountId }) => w.database.transaction((tx) => suspendAccount(tx, accountId))],
  ['all its sessions are ended', ({ accountId }) => w.database.transaction((tx) => endSessionsOf(tx, accountId))],
  [
    'five newer ones were opened',
    async ({ accountId }) => {
      for (let opened = 0; opened < 5; opened++) await w.signIn(accountId)
    },
  ],
  ['it was idle for half an hour', () => w.moveClock(30 * 60 + 1)],
])('[MSG-05] a session ends in its tabs when %s', async (_when, happens) => {
  const own = await w.signIn()
  const tab = await join(own)
  await happens(own)
  expect(await tab.closed).toBe(sessionOver)
  expect(tab.events.at(-1)).toEqual({ event: 'session.ended', value: {} })
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another port of this host', { origin: 'http://localhost:3001' }],
  ['without a name', { origin: 'null' }],
])('[MSG-05] a page %s opens no websocket, whatever it has', async (_what, headers) => {
  const own = await w.signIn()
  await expect(connect(own, { headers })).rejects.toThrow('refused with 403')
})

test('who names no origin opens no websocket', async () => {
  const own = await w.signIn()
  await expect(connectSocket(address + socketPath, { headers: { ...own.headers } })).rejects.toThrow('refused with 403')
})

test('a page under a mirror, whose host was asked, opens one', async () => {
  const own = await w.signIn()
  const tab = await connect(own, { headers: { origin: 'http://mirror.example', host: 'mirror.example' } })
  greet(tab, await ticketOf(own))
  await tab.told(({ event }) => event === 'socket.opened')
})

test('[MSG-05] a ticket opens one websocket: of several at once, one', async () => {
  const own = await w.signIn()
  const ticket = await ticketOf(own)
  const tabs = await Promise.all([1, 2, 3].map(() => connect(own)))
  for (const tab of tabs) greet(tab, ticket)
  const ends = await Promise.all(
    tabs.map((tab) =>
      Promise.race([tab.closed, tab.told(({ event }) => event === 'socket.opened').then(() => 'open')]),
    ),
  )
  expect(ends.toSorted()).toEqual([ticketRefused, ticketRefused, 'open'])
})

test('a ticket is good for 30 s', async () => {
  const own = await w.signIn()
  const ticket = await ticketOf(own)
  await w.moveClock(31)
  const tab = await connect(own)
  greet(tab, ticket)
  expect(await tab.closed).toBe(ticketRefused)
})

test('a ticket counts in the browser of its session alone, and is used up elsewhere', async () => {
  const [own, thief] = [await w.signIn(), await w.signIn()]
  const ticket = await ticketOf(own)
  for (const client of [thief, undefined, own]) {
    const tab = await connect(client)
    greet(tab, ticket)
    expect(await tab.closed).toBe(ticketRefused)
  }
})

test('a ticket ends with its session', async () => {
  const own = await w.signIn()
  const ticket = await ticketOf(own)
  await logOut(own)
  const tab = await connect(own)
  greet(tab, ticket)
  expect(await tab.closed).toBe(ticketRefused)
})

test('[OPS-07] a visitor’s tab needs no ticket, learns of changed settings and of nobody’s end', async () => {
  const tab = await connect(undefined)
  tab.say({ kind: 'hello', versions: {} })
  await tab.told(({ event }) => event === 'socket.opened')
  const member = await w.signIn()
  await logOut(member)
  await w.set('banners', { list: [] })
  const { version } = await tab.told(({ event }) => event === settingsChanged)
  expect(version).toBeGreaterThan(0)
  expect(tab.events.map(({ event }) => event)).toEqual(['socket.opened', settingsChanged])
})

test('a page of another site opens no visitor’s websocket either', async () => {
  await expect(connect(undefined, { headers: { origin: 'https://evil.example' } })).rejects.toThrow('refused with 403')
})

test('a message of more than 1 KiB ends the connection', async () => {
  const tab = await connect(await w.signIn())
  tab.say('x'.repeat(1_025))
  expect(await tab.closed).toBe(1009)
})

test('the address is no page, and other addresses know no websocket', async () => {
  const answer = await w.app.portal.inject(socketPath)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'call_not_found'])
  const [status, console] = [`${address}${calls.systemStatus.path}`, await w.app.operator.listen({ port: 0 })]
  await expect(connectSocket(status, { headers: { origin } })).rejects.toThrow('refused with 200')
  await expect(connectSocket(console + socketPath, { headers: { origin } })).rejects.toThrow('refused with 404')
})

test('a portal that is closed opens none', async () => {
  const own = await w.signIn()
  await w.set('availability', { maintenance: { title: { en: 'Back soon' }, message: { en: 'Wheels' }, until: null } })
  await expect(connect(own)).rejects.toThrow('refused with 503')
})

test('one address opens so many websockets as its reads allow', async () => {
  const own = await w.signIn()
  await w.set('limits', { readsPerMinute: 10, writesPerMinute: 1_000 })
  const tries = await Promise.allSettled(Array.from({ length: 11 }, () => connect(own)))
  const refused = tries.flatMap((tried) => (tried.status === 'rejected' ? [String(tried.reason)] : []))
  expect(refused).toEqual(['Error: refused with 429'])
})

test('[MSG-05] a server that stops closes its websockets at once, and opens none', async () => {
  const own = await w.signIn()
  const [tab, other] = [await join(own), await connect(own)]
  const began = performance.now()
  await w.app.stop()
  expect([await tab.closed, await other.closed]).toEqual([1012, 1012])
  // The patience of a stop is for requests; nothing of it is spent on websockets.
  expect(performance.now() - began).toBeLessThan(1_400)
})
