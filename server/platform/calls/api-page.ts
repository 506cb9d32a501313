import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { once } from '#/platform/concurrency/once.ts'
import { documentHeaders } from '#/platform/port/safe-headers.ts'

/** Only the reference: nothing that would send our document, or a reader's question, to somebody else. */
const configuration = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenAllTags: true,
} as const

/** The library is 4 MB in one string: it is loaded when somebody first opens the page, not at every start. */
const page = once(async () => {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const own = Fastify()
  await own.register(apiReference, { routePrefix: '/api', configuration })
  return own
})

/** Serves a page to browse the calls of /openapi.json, at /api/. */
export function serveApiPage(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  app.get('/api', hidden, (_request, reply) => reply.redirect('/api/'))
  app.get('/api/*', hidden, async (request, reply) => {
    const answer = await (await page()).inject({ url: request.url.split('?', 1)[0] ?? '/api/' })
    if (answer.statusCode !== 200) return reply.callNotFound()
    const type = String(answer.headers['content-type'])
    if (type.startsWith('text/html'))
      reply.headers({ ...documentHeaders, 'content-security-policy': policy(answer.body) })
    return reply.type(type).send(answer.body)
  })
}

/** Its own file, and the one inline script that starts it, named by its hash; the library writes styles as it likes. */
function policy(page: string): string {
  const inline = [...page.matchAll(/<script type="text\/javascript">([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
