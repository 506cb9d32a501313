import { lazy, Suspense } from 'react'
import { text } from '#/src/i18n/text.ts'

/** Fetched ahead: what breaks a page may be that nothing can be fetched any more. */
export const fetchBrokenNotice = () => import('./failures/broken-notice.tsx')

const Notice = lazy(() =>
  fetchBrokenNotice().then(
    ({ BrokenNotice }) => ({ default: BrokenNotice }),
    () => ({ default: PlainNotice }),
  ),
)

/** A defect of ours, or a part of the page that could not be fetched: only a reload leads on. */
export function BrokenPage() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  )
}

function PlainNotice() {
  return (
    <p role="alert" className="p-6 text-center">
      {text('shell.brokenTitle')}{' '}
      <button type="button" className="underline" onClick={() => location.reload()}>
        {text('action.reload')}
      </button>
    </p>
  )
}
