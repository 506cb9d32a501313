import { createQueryClient } from '@banyan/client/query-client.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { App } from '#/src/app.tsx'
import { loadTexts, shellTexts } from '#/src/i18n/text.ts'
import { createPortalRouter } from '#/src/router.tsx'
import { startLanguage } from '#/src/session/language.ts'
import { forgetOwnAnswers } from '#/src/session/own-answers.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { focusHeadingOnNavigation } from '#/src/shell/focus-heading.ts'
import { followOwn } from '#/src/shell/follow-own.ts'
import { answerFrom, fakeCatalogue, game } from './catalogue.ts'

// What is fetched after the first paint comes late where the machine is loaded.
configure({ asyncUtilTimeout: 10_000 })

/** What happy-dom lacks and the portal uses; and the network, which answers as each test says. */
export function stubBrowser(fetched: typeof fetch): void {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  sessionStorage.clear()
}

/** The whole portal at an address, in English unless the storage says otherwise. */
export async function openPortal(address = '/', fields: Partial<PortalConfig> = {}) {
  const config = { ...demoConfig, ...fields }
  keepConfig(config)
  await startLanguage()
  await loadTexts(shellTexts, errorTexts)
  const queryClient = createQueryClient()
  onTestFinished(forgetOwnAnswers(queryClient))
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter({ queryClient }, history)
  onTestFinished(followOwn(queryClient, router))
  focusHeadingOnNavigation(router)
  if (!config.maintenance && !config.regionRestriction) await router.load()
  return { ...render(<App router={router} queryClient={queryClient} />), router }
}

export const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

/** A server that has these games on every page of every list, of so many in all. */
export async function answerGames(input: RequestInfo | URL, names: readonly string[], totalCount = names.length) {
  const games = names.map((gameName, index) => game(index + 1, { gameName }))
  if (!String(input).startsWith(callTable.gameList.path))
    return answerFrom(fakeCatalogue({ hot: games, menus: [] }))(input)
  return answer({ success: true, value: { games, totalPages: Math.ceil(totalCount / 18), totalCount, version: 1 } })
}
