import { createQueryClient } from '@banyan/client/query-client.ts'
import { type Catalogues, errorTexts } from '@banyan/client/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { loadTexts, shellTexts } from '#/src/i18n/text.ts'
import { startLanguage } from '#/src/session/language.ts'
import { forgetOwnAnswers } from '#/src/session/own-answers.ts'
import { keepConfig } from '#/src/session/portal-config.ts'

/** A part of a page by itself, with its texts. */
export async function openPart(part: ReactNode, ...texts: readonly Catalogues[]) {
  keepConfig(demoConfig)
  await startLanguage()
  await loadTexts(shellTexts, errorTexts, ...texts)
  const queryClient = createQueryClient()
  onTestFinished(forgetOwnAnswers(queryClient))
  const routeTree = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  // The registered router is the portal's; this one has no pages.
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
