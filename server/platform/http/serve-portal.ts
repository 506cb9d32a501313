import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartError } from '#/platform/start-error.ts'

/** Folders of the build, whose files are named by their content and so may be kept for ever. */
const buildFolders = ['js', 'css', 'assets'] as const
/** Addresses that are never a page of the portal: calls and files. */
const notPages = /^\/(wps|lgw|lotto|js|css|assets|art)(\/|$)/

/**
 * Serves the built portal from `folder`. Every address that is neither call nor file gets the
 * document, with the start-up data in it and a nonce of its own; nothing may store it.
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  startUp: (address: string) => object,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`The portal is not built in ${folder}. Run npm start, which builds it.`)
  })
  for (const name of buildFolders) {
    await app.register(staticFiles, {
      root: join(folder, name),
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (notPages.test(new URL(request.url, 'http://portal').pathname)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce))
      .send(filled(template, nonce, startUp(request.ip)))
  })
}

/** The portal's content security policy: only our own files, only scripts that this answer names. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function filled(template: string, nonce: string, startUp: object): string {
  // Within a script element only '<' could end it, and the two separators end a line in old parsers.
  const json = JSON.stringify(startUp).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return template.replaceAll('__NONCE__', nonce).replace('__START_UP__', () => json)
}
