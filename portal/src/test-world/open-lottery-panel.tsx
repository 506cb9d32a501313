import { createQueryClient } from '@banyan/client/query-client.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { lotteryTrendsTexts } from '#/src/features/lottery/draws/lottery-trends-texts.ts'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { answer } from '#/src/test-world/open-portal.tsx'

// Lists come piece by piece, which takes long where the machine is loaded.
configure({ asyncUtilTimeout: 10_000 })

/** A server that has these issues; it answers nothing but a failure while there are none at all. */
export interface FakeIssues {
  list: readonly EndedIssue[] | undefined
  readonly asked: URL[]
}

/** Answers for the issues of every game, page by page. */
export function answerIssues(issues: FakeIssues): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://portal')
    if (url.pathname !== callTable.openedIssues.path) throw new Error(`nothing answers ${url}`)
    issues.asked.push(url)
    if (!issues.list) return await answer({ success: false, code: 'internal_error', message: '', value: {} }, 500)
    const query = url.searchParams
    const from = Number(query.get('after') ?? 0)
    const size = Number(query.get('size'))
    const value = {
      gameCode: query.get('gameCode'),
      list: issues.list.slice(from, from + size),
      next: from + size < issues.list.length ? String(from + size) : null,
      current: null,
      serverTime: '2026-11-26T06:00:00.000Z',
    }
    return await answer({ success: true, value })
  })
}

/** A panel by itself, in English, with the addresses that its links lead to. */
export async function openPanel(panel: ReactNode) {
  await speak('en')
  await loadTexts(shellTexts, errorTexts, oddsTexts, lotteryTrendsTexts)
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => panel })
  const draws = createRoute({ getParentRoute: () => root, path: '/draws' })
  const history: RouterHistory = createMemoryHistory()
  const router = createRouter({ routeTree: root.addChildren([home, draws]), history })
  await router.load()
  const queryClient = createQueryClient()
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { ...shown, queryClient }
}
