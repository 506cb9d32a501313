import { lazy, Suspense } from 'react'
import { loadTexts } from '#/src/i18n/text.ts'
import { noticeTexts } from './notice-texts.ts'
import { useNoticePopup } from './open-notices.ts'

/** The popup's code with its texts: fetched when a finger or the focus is on what opens it. */
export const fetchNoticePopup = async () => {
  const [popup] = await Promise.all([import('./popups/notice-popup.tsx'), loadTexts(noticeTexts)])
  return { default: popup.NoticePopup }
}
const NoticePopup = lazy(fetchNoticePopup)

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
