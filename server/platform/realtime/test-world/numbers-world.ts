import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { largestMessageBytes } from '@banyan/contract/events.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '#/platform/db/database.ts'
import { Realtime } from '../realtime.ts'
import { type SocketLimits, socketLimits } from '../socket-limits.ts'
import type { SocketSession } from '../socket-sessions.ts'
import type { Versioned } from '../topic.ts'
import { connectSocket, type SocketClient } from './socket-client.ts'

export const topicEvent = 'number.changed'
export const sharedEvent = 'notice.changed'
export const watchedEvent = 'room.changed'

/** Sockets whose sessions, values and hints a test holds in its hands; the hints of a database, where it is given one. */
export interface NumbersWorld extends AsyncDisposable {
  readonly address: string
  readonly realtime: Realtime
  /** Sessions that are not over. */
  readonly live: Set<string>
  /** What each account would be told. */
  readonly numbers: Map<bigint, Versioned>
  /** What everybody would be told, and how often it was read. */
  notice: Versioned | undefined
  noticeReadings: number
  /** What those who watch a room would be told, and which rooms were read. */
  readonly rooms: Map<string, Versioned>
  readonly roomReadings: (readonly string[])[]
  /** How often all were read, and for whom. */
  readonly readings: (readonly bigint[])[]
  /** What reading fails with, while it does. */
  failure: Error | undefined
  readonly failures: unknown[]
  /** What looking up a ticket waits for. */
  ticketsWait: Promise<void> | undefined
  /** The server's ends of the connections. */
  readonly ends: { readonly socket: WebSocket; readonly stream: Socket }[]
  hint(channel: 'numbers' | 'notices' | 'rooms' | 'ends', payload: string): void
  /** Connects and says hello as this account, in a session of its own unless one is named. */
  join(account: bigint, versions?: Record<string, number>, session?: string): Promise<SocketClient>
  /** Connects and says hello as nobody. */
  visit(versions?: Record<string, number>): Promise<SocketClient>
}

export const ticketOf = (account: bigint, session: string) => `${account}_${session}_`.padEnd(43, 'x')

export async function numbersWorld(
  limits: Partial<SocketLimits> = {},
  database?: Pick<Database, 'listen'>,
): Promise<NumbersWorld> {
  const live = new Set<string>()
  const numbers = new Map<bigint, Versioned>()
  const readings: (readonly bigint[])[] = []
  const rooms = new Map<string, Versioned>()
  const roomReadings: (readonly string[])[] = []
  const failures: unknown[] = []
  const heard = new Map<string, (payload: string) => void>()
  const ends: NumbersWorld['ends'] = []
  const realtime = await Realtime.open({
    database: database ?? { listen: async (channel, listener) => void heard.set(channel, listener) },
    limits: { ...socketLimits, ...limits },
    failed: (error) => failures.push(error),
    sessions: {
      endedOn: 'ends',
      async redeem(ticket): Promise<SocketSession | undefined> {
        const [account = '', session = ''] = ticket.split('_')
        await w.ticketsWait
        if (session === 'unreadable') throw new Error('the database is away')
        if (!live.has(session)) return undefined
        return { accountId: BigInt(account), session, mustChangePassword: session.startsWith('weak') }
      },
      live: async (sessions) => new Set(sessions.filter((session) => live.has(session))),
    },
    topics: [
      {
        event: topicEvent,
        channel: 'numbers',
        async current(accounts) {
          readings.push(accounts)
          if (w.failure) throw w.failure
          return new Map([...numbers].filter(([account]) => accounts.includes(account)))
        },
      },
      {
        event: sharedEvent,
        channel: 'notices',
        async everybodys() {
          w.noticeReadings++
          return w.notice
        },
      },
      {
        event: watchedEvent,
        channel: 'rooms',
        isKey: (text) => /^R\d$/.test(text),
        async newest(keys) {
          roomReadings.push(keys)
          if (w.failure) throw w.failure
          return new Map([...rooms].filter(([key]) => keys.includes(key)))
        },
      },
    ],
  })
  const server = createServer().listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: largestMessageBytes,
  })
  server.on('upgrade', (request, stream: Socket, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      ends.push({ socket, stream })
      realtime.accept(socket, stream, request)
    }),
  )
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let drawn = 0
  const w: NumbersWorld = {
    address,
    realtime,
    live,
    numbers,
    notice: undefined,
    noticeReadings: 0,
    ...{ rooms, roomReadings },
    readings,
    failure: undefined,
    failures,
    ticketsWait: undefined,
    ends,
    hint: (channel, payload) => heard.get(channel)?.(payload),
    async join(account, versions = {}, session = `session${drawn++}`) {
      live.add(session)
      const client = await connectSocket(address, {})
      client.say({ kind: 'hello', ticket: ticketOf(account, session), versions })
      await client.told(({ event }) => event === 'socket.opened')
      return client
    },
    async visit(versions = {}) {
      const client = await connectSocket(address, {})
      client.say({ kind: 'hello', versions })
      await client.told(({ event }) => event === 'socket.opened')
      return client
    },
    async [Symbol.asyncDispose]() {
      await realtime[Symbol.asyncDispose]()
      server.close()
      await once(server, 'close')
    },
  }
  return w
}
