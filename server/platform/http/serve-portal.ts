import type { FastifyInstance } from 'fastify'
import { hasTexts } from './contract-texts.ts'
import { documentOf, serveBuild } from './document.ts'
import type { FirstAnswers } from './first-answers.ts'
import { languageOfVisit } from './language-of-visit.ts'
import { english, type Languages } from './languages.ts'

/** Addresses that are never a page of the portal: calls and files. */
const notPages = /^\/(wps|lgw|lotto|js|css|assets|art|scenes)(\/|$)/

export interface PortalPages {
  /** Folder of the built portal. */
  readonly folder: string
  readonly imageHosts: readonly string[]
  readonly languages: Languages
  /** Whether a first visit opens in the browser's language. */
  followsBrowser(): boolean
  /** The start-up data for a client's address. */
  startUp(address: string): object
  readonly firstAnswers: FirstAnswers
}

/**
 * Serves the built portal. Every address that is neither call nor file gets the document, in the language in which
 * the portal will start, with the start-up data and the answers that its page needs first.
 */
export async function servePortal(app: FastifyInstance, pages: PortalPages): Promise<void> {
  const send = await documentOf(pages.folder, pages.imageHosts)
  await serveBuild(app, pages.folder, '/')
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://portal')
    if (notPages.test(pathname)) return reply.callNotFound()
    const language = languageOfVisit(request, pages.languages, pages.followsBrowser())
    const first = await pages.firstAnswers.json(pathname, searchParams, language)
    const json = { __START_UP__: JSON.stringify(pages.startUp(request.ip)), __FIRST_SCREEN__: first }
    // A language without texts is spoken in English, and a reader must hear it as such.
    return await send(request, reply, { json, language: hasTexts(language.tag) ? language : english })
  })
}

/** Serves the gallery of the design system's primitives, for the demo and for tests. */
export async function serveGallery(app: FastifyInstance, folder: string): Promise<void> {
  const send = await documentOf(folder)
  await serveBuild(app, folder, '/gallery/')
  app.get('/gallery/', { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, { json: {}, language: english }),
  )
}
