import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** Documents every call registered after it and serves the OpenAPI 3.1 document. */
export async function openApi(app: FastifyInstance, serverUrl: URL): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Banyan', version: '1', description: 'Every call of the portal, from the contract.' },
      servers: [{ url: serverUrl.origin }],
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
