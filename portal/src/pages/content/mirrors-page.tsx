import { MirrorList } from '#/src/features/content/resources/mirror-list.tsx'
import { SafetyHint } from '#/src/features/content/resources/safety-hint.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PageTitle } from '#/src/shell/page-title.tsx'

/** The addresses under which the brand can be reached (requirements SYS-25). */
export function MirrorsPage() {
  const t = useText()
  const { merchant, demo } = usePortalConfig()
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('mirrors.title')}
        description={t('mirrors.intro', { merchant: merchant.name })}
        address="/mirrors"
      />
      <PageTitle title={t('mirrors.title')} intro={t('mirrors.intro', { merchant: merchant.name })}>
        {demo && <p className="mt-1 max-w-prose text-muted text-pretty">{t('mirrors.demo')}</p>}
      </PageTitle>
      <MirrorList>
        <SafetyHint />
      </MirrorList>
    </div>
  )
}
