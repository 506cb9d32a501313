import { failed } from '#/src/api/signals.ts'
import { fetchFailureToast, presentFailure } from './failures/present-failure.ts'

/** Fetched once the first page has had the line for itself. */
const fetchAheadMs = 3_000

/** The one place where failures that no feature shows are shown. */
export function hearFailures(): () => void {
  const timer = setTimeout(() => void fetchFailureToast().catch(() => {}), fetchAheadMs)
  const stop = failed.hear((error) => void presentFailure(error).catch(reportError))
  return () => {
    clearTimeout(timer)
    stop()
  }
}
