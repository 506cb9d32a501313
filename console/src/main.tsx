import './console.css'
import { createQueryClient } from '@banyan/client/query-client.ts'
import { startPage } from '@banyan/client/start-page.tsx'
import { errorTexts } from '@banyan/client/texts.ts'
import { StrictMode } from 'react'
import { App } from './app.tsx'
import { consoleTexts, loadTexts } from './i18n/text.ts'
import { createConsoleRouter } from './router.tsx'
import { startLanguage } from './session/language.ts'
import { startSession } from './session/session.ts'

void startPage(async (root) => {
  await startLanguage()
  await loadTexts(consoleTexts, errorTexts)
  // Nothing is asked again by itself: that would keep an idle session alive.
  const queryClient = createQueryClient({ refetchOnReconnect: false })
  // What one operator was told is no longer there for the next one.
  startSession(() => queryClient.clear())
  root.render(
    <StrictMode>
      <App router={createConsoleRouter()} queryClient={queryClient} />
    </StrictMode>,
  )
})
