import { useSearch } from '@tanstack/react-router'
import { memberTexts } from '#/src/features/members/member-texts.ts'
import { RoundTrace } from '#/src/features/members/round-trace.tsx'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchRoundPage() {
  await loadTexts(memberTexts)
  return RoundPage
}

/** One round of a vendor's, `?vendor=…&round=…`. */
function RoundPage() {
  const { vendor = '', round = '' }: Readonly<Record<string, string>> = useSearch({ strict: false })
  return <RoundTrace vendor={vendor} roundId={round} />
}
