import { useParams } from '@tanstack/react-router'
import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { MemberRecord } from '#/src/features/members/member-record.tsx'
import { memberTexts } from '#/src/features/members/member-texts.ts'
import { promotionTexts } from '#/src/features/promotions/promotion-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchMemberPage() {
  await loadTexts(cashierTexts, memberTexts, promotionTexts)
  return MemberPage
}

/** One member or agent. */
function MemberPage() {
  const { member = '' } = useParams({ strict: false })
  return <MemberRecord key={member} id={member} />
}
