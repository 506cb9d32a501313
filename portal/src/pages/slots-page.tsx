import { getRouteApi } from '@tanstack/react-router'
import { GameList } from '#/src/features/game-list/game-list.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const route = getRouteApi('/')

export function SlotsPage() {
  const t = useText()
  const { pageNo = 1 } = route.useSearch()
  return (
    <>
      <PageHead title={t('gameList.title')} description={t('gameList.description')} />
      <GameList pageNo={pageNo} />
    </>
  )
}
