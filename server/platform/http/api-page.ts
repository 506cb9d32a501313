import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

/** A page to browse the calls of /openapi.json, at /api. */
export async function serveApiPage(app: FastifyInstance): Promise<void> {
  await app.register(apiReference, { routePrefix: '/api' })
}
