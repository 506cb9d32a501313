import { bannerTexts } from '#/src/features/banners/banner-texts.ts'
import { BannersEditor } from '#/src/features/banners/banners-editor.tsx'
import { contentTexts } from '#/src/features/content/content-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; its form speaks as those of the settings do. */
export async function fetchBannersPage() {
  await loadTexts(contentTexts, bannerTexts, sectionNames, settingsTexts)
  return BannersPage
}

/** The merchant's banners, each as the portal shows it. */
function BannersPage() {
  usePageTitle(useText()('page.banners'))
  return <BannersEditor />
}
