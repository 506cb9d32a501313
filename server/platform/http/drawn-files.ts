import type { FastifyInstance } from 'fastify'

/** Files that are drawn on request and never change: their name says everything about them. */
export interface DrawnFiles {
  /** First folder of their address, such as `art`. */
  readonly folder: string
  readonly type: string
  /** The file of this name, or undefined when the name means nothing. */
  draw(name: string): string | undefined
}

const longestName = 100

/** Serves drawn files so that every cache keeps them for good. */
export function serveDrawn(app: FastifyInstance, { folder, type, draw }: DrawnFiles): void {
  app.get<{ Params: { name: string } }>(`/${folder}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params
    const file = name.length <= longestName ? draw(name) : undefined
    if (file === undefined) return reply.callNotFound()
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(file)
  })
}
