import { useParams } from '@tanstack/react-router'
import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { EntryTrace } from '#/src/features/members/entry-trace.tsx'
import { memberTexts } from '#/src/features/members/member-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchEntryPage() {
  await loadTexts(cashierTexts, memberTexts)
  return EntryPage
}

/** One entry of the ledger, traced to its cause. */
function EntryPage() {
  const { entry = '' } = useParams({ strict: false })
  return <EntryTrace id={entry} />
}
