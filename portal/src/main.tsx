import './portal.css'
import { startPortal } from './start-portal.tsx'

// Not awaited: chunks of pages import from the first load's and would wait for it.
void startPortal()
