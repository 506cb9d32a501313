import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database, so that a test can take the database away and give it back. */
export interface CuttableProxy extends AsyncDisposable {
  readonly port: number
  /** Ends every connection and refuses new ones. */
  cut(): void
  mend(): void
}

export async function cuttableProxy(host: string, port: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, host)
    keep(near)
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      destroyAll()
    },
    mend() {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      destroyAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
