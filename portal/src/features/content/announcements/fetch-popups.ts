import { loadTexts } from '#/src/i18n/text.ts'
import { noticeTexts } from './notice-texts.ts'

/** The popup of all notices, with its texts. */
export async function fetchNoticePopup() {
  const [{ NoticePopup }] = await Promise.all([import('./popups/notice-popup.tsx'), loadTexts(noticeTexts)])
  return NoticePopup
}

/** The popup of what is announced, with its texts. */
export async function fetchPublicAnnouncements() {
  const [{ PublicAnnouncements }] = await Promise.all([
    import('./popups/public-announcements.tsx'),
    loadTexts(noticeTexts),
  ])
  return PublicAnnouncements
}
