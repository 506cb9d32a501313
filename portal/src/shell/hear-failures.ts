import { chunksWanted, failed } from '@banyan/client/signals.ts'
import { fetchBrokenNotice } from './broken-page.tsx'

const keepOfflinePage = async () => (await import('./failures/offline-page.ts')).keepOfflinePage()

/** What shows failures comes with its code, fetched ahead: a network that has failed brings none. */
const fetchPresenter = () => import('./failures/present-failure.ts')

/** By then the first page has had the line for itself. */
const fetchAheadMs = 3_000

/** The one place where failures that no feature shows are shown; what shows them is fetched ahead of need. */
export function hearFailures(): () => void {
  const timer = setTimeout(
    () => void Promise.all([fetchPresenter(), fetchBrokenNotice(), keepOfflinePage()]).catch(() => {}),
    fetchAheadMs,
  )
  const stop = failed.hear((error) => {
    fetchPresenter()
      .then(({ presentFailure }) => presentFailure(error))
      .catch((thrown: unknown) => reportError(thrown))
  })
  const tryAgain = () => chunksWanted.tell()
  addEventListener('online', tryAgain)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', tryAgain)
    stop()
  }
}
