import { isChunkFailure } from '@banyan/client/request-error.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { text } from '#/src/i18n/text.ts'
import { reloadOnNewRelease } from '#/src/session/new-release.ts'

/** Fetched ahead: what breaks a page may be that nothing can be fetched any more. */
export const fetchBrokenNotice = () => import('./failures/broken-notice.tsx')

const Notice = lazy(() =>
  fetchBrokenNotice().then(
    ({ BrokenNotice }) => ({ default: BrokenNotice }),
    () => ({ default: PlainNotice }),
  ),
)

interface BrokenPageProps {
  error?: unknown
  /** Fetches the page's code again; it keeps its address and what stands around it. */
  onRetry: () => void
}

/** A defect of ours, from which only a reload leads on; or code that could not be fetched, which is fetched again. */
export function BrokenPage({ error, onRetry }: BrokenPageProps) {
  const chunkFailed = isChunkFailure(error)
  useEffect(() => {
    if (chunkFailed) void reloadOnNewRelease()
  }, [chunkFailed])
  return (
    <Suspense>
      <Notice chunkFailed={chunkFailed} onRetry={onRetry} />
    </Suspense>
  )
}

/** The page of a route that has failed. */
export function BrokenRoute({ error }: { error: unknown }) {
  const router = useRouter()
  return <BrokenPage error={error} onRetry={() => void router.invalidate()} />
}

function PlainNotice({ chunkFailed, onRetry }: { chunkFailed: boolean; onRetry: () => void }) {
  return (
    <p role="alert" className="p-6 text-center">
      {text(chunkFailed ? 'errors.chunk_failed' : 'shell.brokenTitle')}{' '}
      <button type="button" className="underline" onClick={chunkFailed ? onRetry : () => location.reload()}>
        {text(chunkFailed ? 'action.tryAgain' : 'action.reload')}
      </button>
    </p>
  )
}
