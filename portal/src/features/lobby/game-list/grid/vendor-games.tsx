import type { ListedType } from '@banyan/contract/games/game.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Pager } from '@banyan/ui/pager.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTypeTitle } from '#/src/features/lobby/catalogue/use-category.ts'
import { usePagerText } from '#/src/i18n/pager-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { ListSearch } from '../filters/list-search.tsx'
import { FailureNotice } from '../notices/list-notices.tsx'
import { gamePageQuery, pageSize } from '../query/game-page-query.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'

interface VendorGamesProps {
  vassalage: string
  gameType: ListedType
  onClose: () => void
}

/** The games of a vendor that has a list of them (requirements PLAY-02). */
export function VendorGames({ vassalage, gameType, onClose }: VendorGamesProps) {
  const t = useText()
  const pagerText = usePagerText()
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const filters = { vassalage, pageNo, ...(search && { search }) }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(gamePageQuery(gameType, filters, pageSize))
  const turnTo = (page: number) => {
    setPageNo(page)
    top.current?.scrollIntoView()
  }
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={vassalage}
      subtitle={useTypeTitle(gameType)}
      closeLabel={t('popup.close')}
    >
      <div ref={top} className="mb-4 sm:max-w-72">
        <ListSearch
          value={search}
          onSearch={(text) => {
            setSearch(text)
            setPageNo(1)
          }}
        />
      </div>
      {error ? (
        <FailureNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <GameGridSkeleton count={pageSize} />
      ) : data.games.length === 0 ? (
        <Notice
          icon={nothingIcon}
          title={search ? t('gameList.nothingNamed', { search }) : t('gameList.emptyTitle')}
          action={
            search !== '' && (
              <Button weight="quiet" onClick={() => setSearch('')}>
                {t('gameList.clearSearch')}
              </Button>
            )
          }
        />
      ) : (
        <GameGrid games={data.games} level={3} stale={isPlaceholderData} />
      )}
      <div className="mt-6">
        {data && (
          <Pager
            current={pageNo}
            total={data.totalPages}
            {...pagerText}
            link={(page, { rel: _, ...props }) => <button type="button" onClick={() => turnTo(page)} {...props} />}
          />
        )}
      </div>
    </Dialog>
  )
}
