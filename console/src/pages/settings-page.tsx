import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { SettingsList } from '#/src/features/settings/settings-list.tsx'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchSettingsPage() {
  await loadTexts(sectionNames, settingsTexts)
  return SettingsPage
}

/** The merchant's settings, section by section. */
function SettingsPage() {
  const t = useText()
  usePageTitle(t('page.settings'))
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold">{t('page.settings')}</h1>
      <SettingsList />
    </>
  )
}
