import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database, so that a test can take the database away and give it back. */
export interface CuttableProxy extends AsyncDisposable {
  readonly port: number
  /** Ends every connection and refuses new ones, or those alone whose first bytes hold this. */
  cut(holding?: string): void
  /** Keeps back what the database says on the connections whose first bytes hold this. */
  hold(holding: string): void
  mend(): void
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
  readonly firstBytes: string
}

export async function cuttableProxy(host: string, port: number): Promise<CuttableProxy> {
  const pairs = new Set<Pair>()
  const arrived = new Set<Socket>()
  let cutting: string | undefined
  const held = new Set<Pair>()
  const join = (near: Socket, first: Buffer) => {
    const firstBytes = first.toString('latin1')
    if (cutting !== undefined && firstBytes.includes(cutting)) return void near.destroy()
    const pair = { near, far: connect(port, host), firstBytes }
    pairs.add(pair)
    pair.far.on('error', () => {}).on('close', () => near.destroy())
    near.on('close', () => {
      pairs.delete(pair)
      held.delete(pair)
      pair.far.destroy()
    })
    pair.far.write(first)
    near.pipe(pair.far).pipe(near)
  }
  const server = createServer((near) => {
    arrived.add(near)
    near.on('error', () => {}).on('close', () => arrived.delete(near))
    if (cutting === '') near.destroy()
    else near.once('data', (first: Buffer) => join(near, first))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pairsOf = (holding: string) => [...pairs].filter(({ firstBytes }) => firstBytes.includes(holding))
  const cut = (holding = '') => {
    cutting = holding
    for (const { near } of pairsOf(holding)) near.destroy()
    // Nor may one that has said nothing yet.
    if (holding === '') for (const near of arrived) near.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hold(holding) {
      for (const pair of pairsOf(holding)) {
        pair.far.unpipe(pair.near)
        held.add(pair)
      }
    },
    mend() {
      cutting = undefined
      for (const { near, far } of held) far.pipe(near)
      held.clear()
    },
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
