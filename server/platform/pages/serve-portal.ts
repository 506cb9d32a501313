import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { FastifyInstance } from 'fastify'
import { contractText, hasTexts } from '#/platform/http/contract-texts.ts'
import { english, type Languages } from '#/platform/http/languages.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { documentOf, limitDocuments, type ShownHosts, serveBuild } from './document.ts'
import { asksOfPages } from './document-parts/first-asks.ts'
import { firstPaintOf } from './document-parts/first-paint.ts'
import { wordsOfPages } from './document-parts/first-words.ts'
import { type FirstAnswers, noAnswers } from './first-answers.ts'
import { languageOfVisit } from './language-of-visit.ts'
import { pageAddress, pathAsSent } from './page-address.ts'
import { serveWebApp } from './web-app.ts'

/** Addresses that are never a page of the portal: calls, folders of files, and whatever is named like a file. */
const notPages =
  /^\/(wps|lgw|lotto|js|css|assets|icons|offline|art|scenes|promotion-art)(\/|$)|^(?!.*\.html?$).*\.[A-Za-z0-9]{1,12}$/i

/** Search engines may list every page that does not refuse it by itself; calls are none. */
const robots = ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', ''].join('\n')

/** Addresses that a Link header can hold as they are. */
const linkable = /^(\/|https:\/\/)[^<>"\s]+$/

export interface PortalPages {
  /** Folder of the built portal. */
  readonly folder: string
  readonly hosts: ShownHosts
  readonly languages: Languages
  readonly limits: RateLimits
  /** Whether a first visit opens in the browser's language. */
  followsBrowser(): boolean
  /** The start-up data for a client's address. */
  startUp(address: string): PortalConfig
  /** What a browser reads to install the portal as an app. */
  manifest(): object
  readonly firstAnswers: FirstAnswers
  /** Whether the portal is open to a client's address: a closed one tells nothing but that it is closed. */
  isOpenTo(address: string): boolean
  /** Whether the portal has a page at this path; any other address gets its page of what is not found. */
  isPage(path: string): boolean
  /** Whether a text could be the token of a session, which has no business in an address. */
  isSecretText(text: string): boolean
}

/**
 * Serves the built portal. Every address that is neither call nor file gets the document, in the language in which
 * the portal will start, with the start-up data and the answers that its page needs first; with 404 where the portal
 * has no page.
 */
export async function servePortal(app: FastifyInstance, pages: PortalPages): Promise<void> {
  const send = await documentOf(pages.folder, pages.hosts)
  const wordsOf = await wordsOfPages(pages.folder)
  const asksOf = await asksOfPages(pages.folder)
  await serveBuild(app, pages.folder, '/')
  await serveWebApp(app, pages.folder, pages.manifest)
  const hidden = { schema: { hide: true } }
  app.get('/robots.txt', hidden, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  // Browsers ask for it beside every page that names no icon.
  app.get('/favicon.ico', hidden, (_request, reply) => reply.redirect('/icons/mark.svg'))
  app.get('/*', { ...hidden, ...limitDocuments(pages.limits) }, async (request, reply) => {
    const address = pageAddress(request.url)
    if (!address || notPages.test(address.pathname)) return reply.callNotFound()
    const { pathname, searchParams } = address
    const language = languageOfVisit(request, pages.languages, pages.followsBrowser())
    const isOpen = pages.isOpenTo(request.ip)
    const first = isOpen ? await pages.firstAnswers.of(pathname, searchParams, language) : noAnswers(language)
    const isPage = pages.isPage(pathAsSent(request.url))
    if (!isPage) reply.code(404)
    // A language without texts is spoken in English, and a reader must hear it as such; the layout is the language's.
    const { tag } = hasTexts(language.tag) ? language : english
    const startUp = pages.startUp(request.ip)
    const paint = isPage && isOpen ? firstPaintOf(wordsOf(pathname, tag), first.drawn, startUp) : {}
    const json = {
      __START_UP__: JSON.stringify(startUp),
      __FIRST_SCREEN__: first.json,
      __FIRST_PAINT__: JSON.stringify(paint),
      __FIRST_ASKS__: JSON.stringify({
        ...{ language: language.code, merchant: startUp.merchant.code },
        asks: isPage && isOpen ? [...asksOf(pathname), ...first.asks] : [],
      }),
    }
    const shown = searchParams.get('token')
    // A one-time code in the address, which signs in or sets a password anew, is told to nobody, not even by a link.
    if (shown !== null || searchParams.has('reset')) reply.header('referrer-policy', 'no-referrer')
    // Its session has been ended: whoever comes with a session's token is a visitor (reliability goal 2.3).
    if (shown !== null && pages.isSecretText(shown)) reply.code(400)
    const [ahead = ''] = paint.pictures ?? []
    if (linkable.test(ahead)) reply.header('link', `<${ahead}>; rel=preload; as=image; fetchpriority=high`)
    return await send(request, reply, {
      json,
      title: titleOf(paint.title, startUp.merchant.name, tag),
      ...(isPage && { path: pathname, search: searchParams }),
      language: { tag, direction: language.direction },
    })
  })
}

/** As the page will name itself, once its code has come: before the merchant, where it has a name. */
function titleOf(page: string | undefined, merchant: string, tag: string): string {
  return (page && contractText('document.title', tag, { page, merchant })) || merchant
}

/** Serves the gallery of the design system's primitives, for the demo and for tests. */
export async function serveGallery(app: FastifyInstance, folder: string, limits: RateLimits): Promise<void> {
  const send = await documentOf(folder)
  await serveBuild(app, folder, '/gallery/')
  app.get('/gallery/', { schema: { hide: true }, ...limitDocuments(limits) }, async (request, reply) =>
    send(request, reply, { json: {}, language: english }),
  )
}
