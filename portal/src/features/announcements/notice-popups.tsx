import { Suspense } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { loadTexts } from '#/src/i18n/text.ts'
import { noticeTexts } from './notice-texts.ts'
import { useNoticePopup } from './open-notices.ts'

/** The popup's code with its texts: fetched when a finger or the focus is on what opens it. */
const NoticePopup = lazyPart(async () => {
  const [popup] = await Promise.all([import('./popups/notice-popup.tsx'), loadTexts(noticeTexts)])
  return popup.NoticePopup
})

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
