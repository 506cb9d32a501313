import { VipLevels } from '#/src/features/account/profile/vip-levels.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PageTitle } from '#/src/shell/page-title.tsx'

/** The VIP levels for everybody, and how far a member is (requirements PRO-04). */
export function VipPage() {
  const t = useText()
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t('vip.title')} description={t('vip.intro')} address="/vip" />
      <PageTitle title={t('vip.title')} intro={t('vip.intro')} />
      <VipLevels />
    </div>
  )
}
