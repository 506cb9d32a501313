import { contentTexts } from '#/src/features/content/content-texts.ts'
import { HelpEditor } from '#/src/features/help-centre/help-editor.tsx'
import { helpTexts } from '#/src/features/help-centre/help-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; its form speaks as those of the settings do. */
export async function fetchHelpPage() {
  await loadTexts(contentTexts, helpTexts, sectionNames, settingsTexts)
  return HelpPage
}

/** The topics of the help centre, each as the portal shows it. */
function HelpPage() {
  usePageTitle(useText()('page.help'))
  return <HelpEditor />
}
