import { useParams } from '@tanstack/react-router'
import { AuditTable } from '#/src/features/audit/audit-table.tsx'
import { auditTexts } from '#/src/features/audit/audit-texts.ts'
import { callTexts } from '#/src/features/calls/call-texts.ts'
import { sectionNames } from '#/src/features/section-names/section-names.ts'
import { settingsTexts } from '#/src/features/settings/settings-texts.ts'
import { OperatorRecord } from '#/src/features/staff/operator-record.tsx'
import { staffTexts } from '#/src/features/staff/staff-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'

/** The page with its texts. */
export async function fetchOperatorPage() {
  await loadTexts(staffTexts, auditTexts, callTexts, sectionNames, settingsTexts)
  return OperatorPage
}

/** One operator, with what they did. */
function OperatorPage() {
  const t = useText()
  const mayLook = useMay('findActions')
  const { operator: name = '' } = useParams({ strict: false })
  return (
    <OperatorRecord key={name} name={name}>
      {mayLook && (
        <>
          <h2 className="mb-3 text-lg font-semibold">{t('audit.of', { name })}</h2>
          <AuditTable actor={name} />
        </>
      )}
    </OperatorRecord>
  )
}
