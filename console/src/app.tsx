import { ToastRegion } from '@banyan/ui/toast.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useText } from './i18n/text.ts'
import { SignInPage } from './pages/sign-in-page.tsx'
import type { ConsoleRouter } from './router.tsx'
import { useSession } from './session/session.ts'

/** The console for whoever is signed in, in its place the page to sign in; nothing until that is known. */
export function App({ router, queryClient }: { router: ConsoleRouter; queryClient: QueryClient }) {
  const t = useText()
  const session = useSession()
  if (session.state === 'unknown') return null
  return (
    <QueryClientProvider client={queryClient}>
      {session.state === 'in' ? <RouterProvider router={router} /> : <SignInPage why={session.why} />}
      <ToastRegion label={t('shell.messages')} closeLabel={t('action.close')} />
    </QueryClientProvider>
  )
}
