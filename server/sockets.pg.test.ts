import { calls } from '@banyan/contract/calls.ts'
import { sessionOver, socketPath } from '@banyan/contract/events.ts'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from './platform/db/database.ts'
import { notify } from './platform/db/wake-ups.ts'
import { sharedKey } from './platform/keys/shared-keys.ts'
import { numbersWorld, topicEvent } from './platform/realtime/test-world/numbers-world.ts'
import { connectSocket, type SocketClient } from './platform/realtime/test-world/socket-client.ts'
import { administer, ownDatabase } from './test-world/postgres-template.ts'
import { type ServerProcess, sharedKeys, startServer } from './test-world/server-process.ts'
import { type SignedInClient, signIn } from './test-world/sign-in.ts'
import { onPostgres } from './test-world/test-database.ts'

const origin = 'http://localhost:3000'

const start = (url: string): ServerProcess =>
  startServer({ ...sharedKeys, DATABASE_URL: url, PUBLIC_URL: origin, LOG_LEVEL: 'warn' })

async function portalOf(server: ServerProcess): Promise<string> {
  const ready = await server.ready
  if (!ready) throw new Error((await server.ended).stderr)
  return ready.listening.portal
}

/** Opens sessions that the servers on this database know. */
async function signingIn(database: Database) {
  const key = await sharedKey(database, Buffer.from(sharedKeys.MASTER_KEY, 'base64'), 'session-tokens')
  return () => signIn(database, { key, https: false }, {})
}

async function join(portal: string, { headers }: SignedInClient): Promise<SocketClient> {
  const answer = await fetch(portal + calls.socketTicket.path, { method: 'POST', headers: { ...headers } })
  const { value } = (await answer.json()) as { value: { ticket: string } }
  const tab = await connectSocket(portal + socketPath, { headers: { origin, cookie: headers.cookie } })
  tab.say({ kind: 'hello', ticket: value.ticket, versions: {} })
  await tab.told(({ event }) => event === 'socket.opened')
  return tab
}

async function logOut(portal: string, { headers }: SignedInClient): Promise<void> {
  expect((await fetch(portal + calls.logout.path, { method: 'DELETE', headers: { ...headers } })).status).toBe(200)
}

/** Ends the connections by which processes hear of each other, as a failing network does. */
async function cutListeners(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const cut = await administer(
    url,
    `select datname, pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and application_name = 'banyan-wake-ups'`,
  )
  expect(cut.length).toBeGreaterThan(0)
}

onPostgres('websockets of several servers', () => {
  test('[MSG-05] [ACC-18] a session that ends at one server ends its tabs at the other within a second', async () => {
    await using own = await ownDatabase('sockets')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    await using first = start(own.url)
    await using second = start(own.url)
    const [here, there] = await Promise.all([first, second].map(portalOf))
    if (!here || !there) throw new Error('no server listens')
    const newSession = await signingIn(database)

    const own1 = await newSession()
    const tab = await join(there, own1)
    await logOut(here, own1)
    const ended = performance.now()
    expect(await tab.closed).toBe(sessionOver)
    expect(performance.now() - ended).toBeLessThan(1_000)
    expect(tab.events.at(-1)).toEqual({ event: 'session.ended', value: {} })

    // Nobody hears of this end; it is found when the servers listen again.
    const own2 = await newSession()
    const unheard = await join(there, own2)
    await cutListeners(own.url)
    await logOut(here, own2)
    expect(await unheard.closed).toBe(sessionOver)

    const lasting = await join(there, await newSession())
    second.kill('SIGTERM')
    expect(await lasting.closed).toBe(1012)
    expect((await second.ended).code).toBe(0)
  })

  test('[MSG-05] versions that were written while the channel was cut are told when it is back', async () => {
    await using own = await ownDatabase('sockets_cut')
    await using writer = await openDatabase({ engine: 'postgres', url: own.url })
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    await using w = await numbersWorld({ lookEveryMs: 3_600_000 }, database)
    const tab = await w.join(1n)
    const write = async (version: number) => {
      w.numbers.set(1n, { version, value: { n: version } })
      await writer.transaction((tx) => notify(tx, 'numbers', '1'))
    }
    const told = (version: number) => tab.told((event) => event.event === topicEvent && event.version === version)
    await write(1)
    await told(1)
    for (let round = 0; round < 3; round++) {
      await cutListeners(own.url)
      await write(2 + 2 * round)
      await write(3 + 2 * round)
      await told(3 + 2 * round)
    }
    const versions = tab.events.flatMap(({ version }) => version ?? [])
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  })
})
