import { announcementTexts } from '#/src/features/announcements/announcement-texts.ts'
import { AnnouncementsEditor } from '#/src/features/announcements/announcements-editor.tsx'
import { contentTexts } from '#/src/features/content/content-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; its form speaks as those of the settings do. */
export async function fetchAnnouncementsPage() {
  await loadTexts(contentTexts, announcementTexts, sectionNames, settingsTexts)
  return AnnouncementsPage
}

/** What the merchant tells visitors and members, with a preview in each language. */
function AnnouncementsPage() {
  usePageTitle(useText()('page.announcements'))
  return <AnnouncementsEditor />
}
