import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@banyan/contract/system/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contractText } from '#/platform/http/contract-texts.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { documentHeaders } from '#/platform/port/safe-headers.ts'
import { acceptedEncoding, compressed } from '#/platform/prepared/prepared-answer.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { linksOfPages } from './document-parts/page-chunks.ts'
import { frameOrigin } from './frame-origin.ts'
import { serveFolder } from './static-folder.ts'

/** Folders of a build, whose files are named by their content and so may be kept for ever. */
const buildFolders = ['js', 'css', 'assets'] as const

/** Serves the files of the build in `folder` below `base`, compressed where the build left a compressed copy. */
export async function serveBuild(app: FastifyInstance, folder: string, base: `/${string}`): Promise<void> {
  for (const name of buildFolders) {
    await serveFolder(app, `${base}${name}/`, {
      root: join(folder, name),
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Nobody asks again for what never changes, nor for a part of it.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    })
  }
}

/** What an answer puts into its copy of the document. */
export interface DocumentData {
  /** JSON by the placeholder that it stands for. */
  readonly json: Readonly<Record<`__${string}__`, string>>
  /** What the browser's tab says until the code does; the gallery's document has its own. */
  readonly title?: string
  readonly language: Pick<Language, 'tag' | 'direction'>
  /** The path of its page; what is no page of the build's needs none. */
  readonly path?: string
  readonly search?: URLSearchParams
}

/** Sends a document with data in it, a nonce of its own and the policy that names it; nothing may store it. */
export type SendDocument = (request: FastifyRequest, reply: FastifyReply, data: DocumentData) => Promise<FastifyReply>

/** A hook that counts the documents of an address, before anything is made for one. */
export function limitDocuments(limits: RateLimits): { onRequest(request: FastifyRequest): Promise<void> } {
  return { onRequest: ({ ip }) => limits.count('documents', ip) }
}

/** Hosts besides ourselves that the pages of a document may show something of. */
export interface ShownHosts {
  readonly images: readonly string[]
  /** What they show in frames. */
  readonly games: readonly string[]
}

/** Reads the document of the build in `folder`, whose placeholders each answer fills anew. */
export async function documentOf(folder: string, hosts: ShownHosts = { images: [], games: [] }): Promise<SendDocument> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`Nothing is built in ${folder}. Run npm start, which builds it.`)
  })
  const linksOf = await linksOfPages(folder)
  return async (request, reply, data) => {
    const nonce = randomBytes(16).toString('base64')
    const links = linksOf(data.path ?? '', data.language.tag, data.search)
    const page = Buffer.from(filled(template.replace('<!--__PAGE_CHUNKS__-->', links), nonce, data))
    // Each copy has a nonce, so it is compressed each time: quickly, and off the loop. It holds no secret that is ours to guard.
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .type('text/html; charset=utf-8')
      .headers(documentHeaders)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', policy(nonce, hosts))
      .send(encoding === 'identity' ? page : await compressed(page, encoding))
  }
}

/** Only our own files, only scripts and styles that this answer names, no markup from strings. */
function policy(nonce: string, { images, games }: ShownHosts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The popups' library adds two style elements, which carry the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...images.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(games.length > 0 ? [['frame-src', ...games.map(frameOrigin)].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function filled(template: string, nonce: string, { json, title = '', language }: DocumentData): string {
  const { tag, direction } = language
  let page = template.replaceAll('__NONCE__', nonce).replace(/<html[^>]*>/, `<html lang="${tag}" dir="${direction}">`)
  for (const [placeholder, key] of Object.entries(plainTexts))
    page = page.replaceAll(placeholder, contractText(key, tag) ?? '')
  page = page.replace('__TITLE__', () => safeInTitle(title))
  for (const [placeholder, text] of Object.entries(json)) page = page.replace(placeholder, () => safeInScript(text))
  return page
}

/** What a document says by itself, where its code does not come. */
const plainTexts = { __WITHOUT_CODE__: 'document.withoutCode', __LOAD_AGAIN__: 'document.loadAgain' } as const

/** Within a script element only '<' could end it, and the two separators end a line in old parsers. */
function safeInScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function safeInTitle(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
