import type pg from 'pg'
import { type TestBed, testBed } from '#/game-list/test-bed.ts'
import { freePort } from '#/servers/free-port.ts'
import { connect } from '#/sessions/database.ts'
import { Crowd } from './crowd.ts'
import { type Members, signedInMembers } from './members.ts'
import { processorSeconds, residentBytes } from './process-figures.ts'

/** `PUSH_SOCKETS` takes fewer, for a quick look; what is recorded is of all of them. */
export const socketCount = Number(process.env.PUSH_SOCKETS ?? 10_000)
/** Below what a server lets in, so that none is sent away. */
const perSecond = 280
const origin = 'http://localhost:3000'

/** Longer than opening all of them takes. */
const openWithinMs = 30_000 + (socketCount / perSecond) * 1_500

/** Our server on PostgreSQL, and a process of tabs, one for each of its members. */
export interface PushBed extends TestBed {
  readonly client: pg.Client
  readonly members: Members
  readonly crowd: Crowd
  processorSeconds(): number
  memoryBytes(): number
  /** Opens a tab for each member and waits until the server has told all of them that they are in. */
  openTabs(count?: number): Promise<void>
}

export async function pushBed(): Promise<PushBed> {
  await using resources = new AsyncDisposableStack()
  const port = await freePort()
  const ports = { PORT: String(port), CONSOLE_PORT: String(await freePort()), VENDOR_PORT: String(await freePort()) }
  const bed = resources.use(await testBed(1, { lines: () => [], variables: { ...ports, PUBLIC_URL: origin } }))
  const { client } = resources.use(await connect(bed.cluster.url))
  const members = await signedInMembers(client, socketCount)
  const crowd = resources.use(await Crowd.start(origin, bed.cluster.url))
  const kept = resources.move()
  return {
    ...bed,
    ...{ client, members, crowd },
    processorSeconds: () => processorSeconds(bed.servers[0]?.pid ?? 0),
    memoryBytes: () => residentBytes(bed.servers[0]?.pid ?? 0),
    async openTabs(count = socketCount) {
      await crowd.ask({ withinMs: openWithinMs, open: { port, sids: members.sids.slice(0, count), perSecond } })
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
