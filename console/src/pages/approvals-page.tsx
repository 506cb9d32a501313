import { ApprovalList } from '#/src/features/approvals/approval-list.tsx'
import { approvalTexts } from '#/src/features/approvals/approval-texts.ts'
import { callTexts } from '#/src/features/calls/call-texts.ts'
import { changeTexts } from '#/src/features/changes/change-texts.ts'
import { promotionTexts } from '#/src/features/promotions/promotion-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; calls of settings are named after their sections. */
export async function fetchApprovalsPage() {
  await loadTexts(approvalTexts, callTexts, changeTexts, promotionTexts, sectionNames, settingsTexts)
  return ApprovalsPage
}

/** What waits for a second operator. */
function ApprovalsPage() {
  const t = useText()
  usePageTitle(t('page.approvals'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.approvals')}</h1>
      <ApprovalList />
    </>
  )
}
