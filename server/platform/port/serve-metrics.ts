import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#/platform/process/metrics.ts'
import { Refusal } from '#/platform/refusal.ts'

/** GET /metrics, for machines and outside the contract. Nobody reads it without the key, which is shown as a bearer. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, key: string): void {
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!isSame(headers.authorization, `Bearer ${key}`)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('not_logged_in')
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Takes the same time for every text. */
function isSame(shown: string | undefined, expected: string): boolean {
  return timingSafeEqual(digest(shown ?? ''), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
