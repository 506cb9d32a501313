import './portal.css'
import { startPage } from '@banyan/client/start-page.tsx'
import { startPortal } from './start-portal.tsx'

// Not awaited: chunks of pages import from the first load's and would wait for it.
void startPage(startPortal)
