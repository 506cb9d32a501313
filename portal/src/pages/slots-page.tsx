import { useSearch } from '@tanstack/react-router'
import { GameList } from '#/src/features/game-list/game-list.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** The first page of the slots is known by the shortest address. */
const addressOf = (pageNo: number) => (pageNo > 1 ? `/?pageNo=${pageNo}` : '/')

export function SlotsPage() {
  const t = useText()
  const { pageNo = 1 } = useSearch({ strict: false })
  return (
    <>
      <PageHead title={t('gameList.title')} description={t('gameList.description')} address={addressOf(pageNo)} />
      <GameList pageNo={pageNo} />
    </>
  )
}
