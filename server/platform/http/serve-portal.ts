import type { FastifyInstance } from 'fastify'
import { documentOf, serveBuild } from './document.ts'

/** Addresses that are never a page of the portal: calls and files. */
const notPages = /^\/(wps|lgw|lotto|js|css|assets|art|scenes)(\/|$)/

/** What the document carries, and the addresses elsewhere that its pictures may come from. */
interface StartUp {
  readonly data: object
  readonly pictures: readonly string[]
}

/**
 * Serves the built portal from `folder`. Every address that is neither call nor file gets the document,
 * with the start-up data for the client's address in it.
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  startUp: (address: string) => StartUp,
): Promise<void> {
  const send = await documentOf(folder)
  await serveBuild(app, folder, '/')
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (notPages.test(new URL(request.url, 'http://portal').pathname)) return reply.callNotFound()
    const { data, pictures } = startUp(request.ip)
    return send(reply, data, pictures)
  })
}

/** Serves the gallery of the design system's primitives, for the demo and for tests. */
export async function serveGallery(app: FastifyInstance, folder: string): Promise<void> {
  const send = await documentOf(folder)
  await serveBuild(app, folder, '/gallery/')
  app.get('/gallery/', { schema: { hide: true } }, async (_request, reply) => send(reply, {}))
}
