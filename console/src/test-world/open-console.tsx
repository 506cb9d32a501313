import { createQueryClient } from '@banyan/client/query-client.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import type { ConsoleStart } from '@banyan/contract/staff/console-start.ts'
import { ToastRegion } from '@banyan/ui/toast.tsx'
import { clear as clearToasts } from '@banyan/ui/toasts/toast-queue.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { createConsoleRouter } from '#/src/router.tsx'

// A page that comes late on a loaded machine is no fault of the page.
configure({ asyncUtilTimeout: 10_000 })

const start: ConsoleStart = {
  merchant: { code: 'BANYAN', name: 'Banyan Play' },
  languages: [{ code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' }],
  language: 'EN',
  timeZone: 'Asia/Ho_Chi_Minh',
  currencySymbol: '₫',
}

/** What `operatorInfo` answers of an operator whose role includes these calls, or everything. */
export const operatorWith = (calls: readonly string[] = ['*']) => ({
  operator: { username: 'dao.pham', nickname: 'Dao', lastLogin: null, role: 'owner', calls },
})
export const owner = operatorWith()

/** Renders the console at a path, as an operator who is signed in sees it. */
export async function openConsole(path = '/') {
  document.body.innerHTML = ''
  // Toasts of the test before would take the places of this one's.
  clearToasts()
  const element = document.createElement('script')
  element.id = 'start-up'
  element.type = 'application/json'
  element.textContent = JSON.stringify(start)
  document.body.append(element)
  await speak('en')
  await loadTexts(consoleTexts, errorTexts)
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [path] }))
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <ToastRegion label="Messages" closeLabel="Close" />
      </QueryClientProvider>,
    )
    await router.load()
  })
  return router
}
