import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { MaintenanceSwitch } from '#/src/features/settings/maintenance-switch.tsx'
import { SectionEditor } from '#/src/features/settings/section-editor.tsx'
import { formSections, pageOfSection } from '#/src/features/settings/section-groups.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { NothingHerePage } from './nothing-here-page.tsx'

/** The page with its texts. */
export async function fetchSectionPage() {
  await loadTexts(sectionNames, settingsTexts)
  return SectionPage
}

/** One section of the settings. */
function SectionPage() {
  const { section: name } = useParams({ strict: false })
  const own = pageOfSection(name)
  if (own) return <Navigate to={own} replace />
  const section = formSections.find((each) => each === name)
  return section ? <Section section={section} /> : <NothingHerePage />
}

function Section({ section }: { section: (typeof formSections)[number] }) {
  const t = useText()
  usePageTitle(t(`section.${section}`))
  return (
    <>
      <Link to="/settings" className={textLinkClass}>
        {t('settings.all')}
      </Link>
      <h1 className="text-xl font-semibold">{t(`section.${section}`)}</h1>
      <p className="mt-1 mb-5 max-w-prose text-muted">{t(`sectionAbout.${section}`)}</p>
      <SectionEditor
        section={section}
        {...(section === 'availability' && {
          above: (value, onChange) => <MaintenanceSwitch value={value} onChange={onChange} />,
        })}
      />
    </>
  )
}
