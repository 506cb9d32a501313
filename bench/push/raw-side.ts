import { winnersChanged } from '@banyan/contract/games/winners-event.ts'
import { startChild } from '#/servers/child.ts'
import { Crowd, now } from './crowd.ts'
import { processorSeconds } from './process-figures.ts'

/** Plain sockets need no sign-in. */
const perSecond = 1_500
const openWithinMs = 60_000

/** A plain process that holds as many sockets as ours, and writes the same bytes to each. */
export interface RawSide extends AsyncDisposable {
  readonly crowd: Crowd
  /** Writes the frame of the next version; answers when it began. */
  broadcast(version: number): Promise<number>
  processorSeconds(): number
}

export async function rawSide(count: number): Promise<RawSide> {
  await using resources = new AsyncDisposableStack()
  const server = resources.use(await startChild({ script: 'bench/push/raw-server.mjs', variables: {} }))
  const crowd = resources.use(await Crowd.start('http://localhost'))
  const sids = Array.from({ length: count }, (_, at) => `raw${at}`)
  await crowd.ask({ withinMs: openWithinMs, open: { port: Number(new URL(server.portal).port), sids, perSecond } })
  const kept = resources.move()
  return {
    crowd,
    async broadcast(version) {
      const beganAt = now()
      await server.tell({ text: JSON.stringify({ event: winnersChanged, version, value: { version } }) })
      return beganAt
    },
    processorSeconds: () => processorSeconds(server.pid),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
