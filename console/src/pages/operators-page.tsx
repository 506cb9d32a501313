import { StaffTable } from '#/src/features/staff/staff-table.tsx'
import { staffTexts } from '#/src/features/staff/staff-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchOperatorsPage() {
  await loadTexts(staffTexts)
  return OperatorsPage
}

/** Everybody who runs the brand. */
function OperatorsPage() {
  usePageTitle(useText()('page.staff'))
  return <StaffTable />
}
