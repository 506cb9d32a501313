import type { FastifyInstance } from 'fastify'

/** Long enough for a balancer that asks for readiness each second, and for clients between two requests. */
const graceMs = 1_500
const lookEveryMs = 25

/** Stops servers without losing a request that was accepted. */
export class GracefulStop {
  readonly #apps: FastifyInstance[] = []
  #stopping = false

  /** Takes part before the apps listen, so that it can speak in their answers. */
  add(...apps: readonly FastifyInstance[]): void {
    this.#apps.push(...apps)
    for (const app of apps) {
      app.addHook('onSend', async (_request, reply) => {
        // The client then opens its next connection elsewhere, instead of writing into one that closes.
        if (this.#stopping) reply.header('connection', 'close')
      })
    }
  }

  get isStopping(): boolean {
    return this.#stopping
  }

  /** Says in readiness and in every answer that this server goes, waits until the clients have gone, then closes. */
  async stop(): Promise<void> {
    this.#stopping = true
    const until = performance.now() + graceMs
    while (performance.now() < until && (await this.#connections()) > 0) await pause(lookEveryMs)
    await Promise.all(this.#apps.map((app) => app.close()))
  }

  async #connections(): Promise<number> {
    const counts = this.#apps.map(
      (app) =>
        new Promise<number>((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
