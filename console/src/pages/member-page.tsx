import { useParams } from '@tanstack/react-router'
import { MemberRecord } from '#/src/features/members/member-record.tsx'
import { memberTexts } from '#/src/features/members/member-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchMemberPage() {
  await loadTexts(memberTexts)
  return MemberPage
}

/** One member or agent. */
function MemberPage() {
  const { member = '' } = useParams({ strict: false })
  return <MemberRecord key={member} id={member} />
}
