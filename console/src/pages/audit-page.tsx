import { AuditProof } from '#/src/features/audit/audit-proof.tsx'
import { AuditTable } from '#/src/features/audit/audit-table.tsx'
import { auditTexts } from '#/src/features/audit/audit-texts.ts'
import { callTexts } from '#/src/features/calls/call-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts; calls of settings are named after their sections. */
export async function fetchAuditPage() {
  await loadTexts(auditTexts, callTexts, sectionNames, settingsTexts)
  return AuditPage
}

/** What operators did. */
function AuditPage() {
  const t = useText()
  const mayProve = useMay('proveAudit')
  usePageTitle(t('page.audit'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.audit')}</h1>
      {mayProve && <AuditProof />}
      <AuditTable />
    </>
  )
}
