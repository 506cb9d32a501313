import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Names that a build gives its files. Any other one is looked up nowhere: the file system may choke on it. */
const fileName = /^[A-Za-z0-9_][\w.-]{0,99}$/

/** Serves the files of one folder, without its subfolders, below `prefix`; whatever else is asked for there is not found. */
export async function serveFolder(
  app: FastifyInstance,
  prefix: `/${string}/`,
  options: FastifyStaticOptions & { readonly root: string },
): Promise<void> {
  // A scope of its own: the hook is for this folder alone.
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      if (!fileName.test(path.slice(prefix.length))) return reply.callNotFound()
    })
    void scope.register(staticFiles, { ...options, prefix, decorateReply: false })
    done()
  })
}
