import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense } from 'react'
import { useNoticePopup } from './open-notices.ts'

/** The popup's code with its texts: fetched when a finger or the focus is on what opens it. */
const NoticePopup = lazyPart(async () => (await import('./fetch-popups.ts')).fetchNoticePopup())

export const prepareNoticePopup = NoticePopup.prepare

/** Where the notice popup stands: once per page, for the bell and the marquee alike. */
export function NoticePopups() {
  const { wanted } = useNoticePopup()
  if (!wanted) return null
  return (
    <Suspense>
      <NoticePopup />
    </Suspense>
  )
}
