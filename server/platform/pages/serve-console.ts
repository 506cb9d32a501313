import type { ConsoleStart } from '@banyan/contract/staff/console-start.ts'
import type { FastifyInstance } from 'fastify'
import { contractText, hasTexts } from '#/platform/http/contract-texts.ts'
import { english, type Languages } from '#/platform/http/languages.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { documentOf, limitDocuments, serveBuild } from './document.ts'
import { asksOfPages } from './document-parts/first-asks.ts'
import { languageOfVisit } from './language-of-visit.ts'
import { pageAddress, pathAsSent } from './page-address.ts'

/** Addresses that are never a page of the console: calls, folders of files, and files of the root. Operators' names have dots. */
const notPages = /^\/(wps|js|css|assets|icons|art|scenes)(\/|$)|^\/[^/]*\.[A-Za-z0-9]{1,12}$/

export interface ConsolePages {
  /** Folder of the built console. */
  readonly folder: string
  readonly languages: Languages
  readonly limits: RateLimits
  /** Hosts of pictures that the merchant's settings may name, which previews show. */
  readonly images: readonly string[]
  /** Whether the console has a page at this path; any other address gets its page of what is not found. */
  isPage(path: string): boolean
  /** The start-up data, but for the language. */
  startUp(): Omit<ConsoleStart, 'language'>
}

/**
 * Serves the built console: every address that is neither call nor file gets the document, in the visit's language, and
 * with 404 where the console has no page.
 */
export async function serveConsole(
  app: FastifyInstance,
  { folder, languages, limits, images, isPage, startUp }: ConsolePages,
): Promise<void> {
  const send = await documentOf(folder, { images, games: [] })
  const asksOf = await asksOfPages(folder)
  await serveBuild(app, folder, '/')
  app.get('/*', { schema: { hide: true }, ...limitDocuments(limits) }, async (request, reply) => {
    const address = pageAddress(request.url)
    if (!address || notPages.test(address.pathname)) return reply.callNotFound()
    const isKnown = isPage(pathAsSent(request.url))
    if (!isKnown) reply.code(404)
    const chosen = languageOfVisit(request, languages, true)
    const language = hasTexts(chosen.tag) ? chosen : english
    const start: ConsoleStart = { ...startUp(), language: language.code }
    const json = {
      __START_UP__: JSON.stringify(start),
      __FIRST_ASKS__: JSON.stringify({
        ...{ language: language.code, merchant: start.merchant.code },
        asks: asksOf(address.pathname),
      }),
    }
    return await send(request, reply.header('x-robots-tag', 'noindex'), {
      json,
      title: contractText('document.console', language.tag, { merchant: start.merchant.name }) ?? '',
      language,
      ...(isKnown && { path: address.pathname }),
    })
  })
}
