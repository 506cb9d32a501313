import { callTexts } from '#/src/features/calls/call-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { RolesEditor } from '#/src/features/staff/roles-editor.tsx'
import { staffTexts } from '#/src/features/staff/staff-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; calls of settings are named after their sections. */
export async function fetchRolesPage() {
  await loadTexts(staffTexts, callTexts, sectionNames, settingsTexts)
  return RolesPage
}

/** What each role may do. */
function RolesPage() {
  usePageTitle(useText()('page.roles'))
  return <RolesEditor />
}
