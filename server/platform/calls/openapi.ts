import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { serveApiPage } from './api-page.ts'
import type { SecuritySchemes } from './call-security.ts'

/** Documents every call registered after it; then serves the OpenAPI 3.1 document, and a page to browse it. */
export async function openApi(
  app: FastifyInstance,
  serverUrl: URL,
  publish: 'page' | 'document' | 'nothing',
  securitySchemes: SecuritySchemes,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Banyan', version: '1', description: 'Every call of the portal, from the contract.' },
      servers: [{ url: serverUrl.origin }],
      components: { securitySchemes },
    },
  })
  if (publish === 'nothing') return
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  if (publish === 'page') serveApiPage(app)
}
