import { useParams } from '@tanstack/react-router'
import { AuditRecord } from '#/src/features/audit/audit-record.tsx'
import { auditTexts } from '#/src/features/audit/audit-texts.ts'
import { callTexts } from '#/src/features/calls/call-texts.ts'
import { changeTexts } from '#/src/features/changes/change-texts.ts'
import { promotionTexts } from '#/src/features/promotions/promotion-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchAuditRecordPage() {
  await loadTexts(auditTexts, callTexts, changeTexts, promotionTexts, sectionNames, settingsTexts)
  return AuditRecordPage
}

/** One record of the audit. */
function AuditRecordPage() {
  const { action = '' } = useParams({ strict: false })
  return <AuditRecord key={action} id={action} />
}
