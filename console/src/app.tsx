import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { ToastRegion } from '@banyan/ui/toast.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useText } from './i18n/text.ts'
import { SignInPage } from './pages/sign-in-page.tsx'
import type { ConsoleRouter } from './router.tsx'
import { useSession } from './session/session.ts'

const OwnPasswordPage = lazyPart(async () => (await import('./pages/own-password-page.tsx')).OwnPasswordPage)

/** The console for operators who are signed in, before it the pages to sign in and to choose a password; nothing until that is known. */
export function App({ router, queryClient }: { router: ConsoleRouter; queryClient: QueryClient }) {
  const t = useText()
  const session = useSession()
  if (session.state === 'unknown') return null
  return (
    <QueryClientProvider client={queryClient}>
      {session.state === 'out' && <SignInPage why={session.why} />}
      {session.state === 'in' && !session.mustChangePassword && <RouterProvider router={router} />}
      {session.state === 'in' && session.mustChangePassword && (
        <Suspense>
          <OwnPasswordPage />
        </Suspense>
      )}
      <ToastRegion label={t('shell.messages')} closeLabel={t('action.close')} />
    </QueryClientProvider>
  )
}
