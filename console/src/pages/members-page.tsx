import { MemberSearch } from '#/src/features/members/member-search.tsx'
import { memberTexts } from '#/src/features/members/member-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchMembersPage() {
  await loadTexts(memberTexts)
  return MembersPage
}

/** One box that finds members and agents. */
function MembersPage() {
  const t = useText()
  usePageTitle(t('page.members'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.members')}</h1>
      <MemberSearch />
    </>
  )
}
