import { chunksWanted, failed } from '#/src/api/signals.ts'
import { fetchBrokenNotice } from './broken-page.tsx'
import { fetchFailureToast, presentFailure } from './failures/present-failure.ts'

const keepOfflinePage = async () => (await import('./failures/offline-page.ts')).keepOfflinePage()

/** By then the first page has had the line for itself. */
const fetchAheadMs = 3_000

/** The one place where failures that no feature shows are shown; what shows them is fetched ahead of need. */
export function hearFailures(): () => void {
  const timer = setTimeout(
    () => void Promise.all([fetchFailureToast(), fetchBrokenNotice(), keepOfflinePage()]).catch(() => {}),
    fetchAheadMs,
  )
  const stop = failed.hear((error) => void presentFailure(error).catch(reportError))
  const tryAgain = () => chunksWanted.tell()
  addEventListener('online', tryAgain)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', tryAgain)
    stop()
  }
}
