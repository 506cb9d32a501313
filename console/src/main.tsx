import './console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { createConsoleRouter } from './router.tsx'
import { startLanguage } from './session/language.ts'
import { startSession } from './session/session.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The document has no #root')

startLanguage()
const queryClient = createQueryClient()
// What one operator was told is no longer there for the next one.
startSession(() => queryClient.clear())
createRoot(place).render(
  <StrictMode>
    <App router={createConsoleRouter()} queryClient={queryClient} />
  </StrictMode>,
)
