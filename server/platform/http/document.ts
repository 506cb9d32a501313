import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { StartError } from '#/platform/start-error.ts'

/** Folders of a build, whose files are named by their content and so may be kept for ever. */
const buildFolders = ['js', 'css', 'assets'] as const

/** Serves the files of the build in `folder` below `base`, compressed where the build left a compressed copy. */
export async function serveBuild(app: FastifyInstance, folder: string, base: `/${string}`): Promise<void> {
  for (const name of buildFolders) {
    await app.register(staticFiles, {
      root: join(folder, name),
      prefix: `${base}${name}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
  }
}

/**
 * Sends a document with data in it, a nonce of its own and the policy that names it; nothing may store it. Pictures
 * come from ourselves and from `pictures`, addresses elsewhere.
 */
export type SendDocument = (reply: FastifyReply, data: object, pictures?: readonly string[]) => FastifyReply

/** Reads the document of the build in `folder`, whose placeholders each answer fills anew. */
export async function documentOf(folder: string): Promise<SendDocument> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`Nothing is built in ${folder}. Run npm start, which builds it.`)
  })
  return (reply, data, pictures = []) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce, pictures))
      .send(filled(template, nonce, data))
  }
}

/** Only our own files, only scripts and styles that this answer names, no markup from strings. */
function policy(nonce: string, pictures: readonly string[]): string {
  const elsewhere = new Set(pictures.map((address) => new URL(address).origin))
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The popups' library adds two style elements, which carry the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...elsewhere].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function filled(template: string, nonce: string, data: object): string {
  // Within a script element only '<' could end it, and the two separators end a line in old parsers.
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return template.replaceAll('__NONCE__', nonce).replace('__START_UP__', () => json)
}
