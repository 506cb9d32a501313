import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { documentHeaders } from '#/platform/port/safe-headers.ts'
import { serveFolder } from './static-folder.ts'

/** Files of the page that a browser shows without a network, with their types. */
const offlineTypes = {
  'offline.html': 'text/html; charset=utf-8',
  'offline.css': 'text/css; charset=utf-8',
  'offline.js': 'text/javascript; charset=utf-8',
} as const
type OfflineFile = keyof typeof offlineTypes

/** Stands on the kept copies too, which a browser shows under the policy that they came with. */
const offlinePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
/** A service worker may ask under its own policy only. */
const workerPolicy = "default-src 'none'; connect-src 'self'"
/** Asked for anew each time, for the same name holds another content after a release. */
const fresh = { 'cache-control': 'no-cache' }

/** Serves what makes the portal in `folder` an app that can be installed: manifest, icons, offline page, service worker. */
export async function serveWebApp(app: FastifyInstance, folder: string, manifest: () => object): Promise<void> {
  await serveFolder(app, '/icons/', { root: join(folder, 'icons'), maxAge: '1d' })
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/manifest+json').headers(fresh).send(JSON.stringify(manifest())),
  )
  const offline = new Map<string, Buffer>()
  for (const name of Object.keys(offlineTypes)) offline.set(name, await readFile(join(folder, 'offline', name)))
  app.get<{ Params: { name: string } }>('/offline/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params
    const file = offline.get(name)
    if (!file) return reply.callNotFound()
    return reply
      .type(offlineTypes[name as OfflineFile])
      .headers({ ...fresh, ...documentHeaders, 'content-security-policy': offlinePolicy })
      .send(file)
  })
  const release = hash('sha1', Buffer.concat([...offline.values()]), 'hex').slice(0, 12)
  const worker = (await readFile(join(folder, 'service-worker.js'), 'utf8')).replace('__RELEASE__', release)
  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...fresh, 'content-security-policy': workerPolicy })
      .send(worker),
  )
}
