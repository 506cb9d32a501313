import type { FastifyInstance } from 'fastify'

const answerWithinMs = 1_000

/**
 * GET /healthz: the process runs. GET /readyz: it can serve, because its database answers and it is not
 * stopping. Both are for machines and stand outside the contract.
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await within(answerWithinMs, isReady())
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}

/** False when `question` fails or takes longer. */
async function within(ms: number, question: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  question.then(resolve, () => resolve(false))
  return await promise.finally(() => clearTimeout(timer))
}
