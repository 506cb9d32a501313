import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { type Bet, type BetAgain, betsQuery } from '../own-bets.ts'
import { NothingYet, Pages } from '../words/list-parts.tsx'
import { BetRow } from './bet-row.tsx'

interface BetsListProps {
  tab: 'all' | 'unsettled' | 'won' | 'lost' | 'cancelled'
  filter: { readonly gameCode: string | undefined; readonly state: Bet['state'] | undefined }
  onAgain: ((bet: BetAgain) => void) | undefined
}

const columns = [
  { id: 'placed' },
  { id: 'issue' },
  { id: 'play' },
  { id: 'selection' },
  { id: 'stake', isEnd: true },
  { id: 'payout', isEnd: true },
  { id: 'status' },
] as const

/** Bets of one state: a table where there is room, cards where there is none; more come at a press. */
export function BetsList({ tab, filter, onAgain }: BetsListProps) {
  const t = useText()
  const query = useInfiniteQuery(betsQuery(filter))
  const nothing = <NothingYet title={t(`bets.none.${tab}`)}>{t('bets.noneText')}</NothingYet>
  return (
    <Pages query={query} nothing={nothing}>
      {(rows) => (
        <div className="overflow-x-auto">
          <table aria-label={t(`bets.tab.${tab}`)} className="block w-full text-sm @min-[51rem]:table">
            <thead className="@max-[51rem]:sr-only">
              <tr className="text-muted">
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    className={`px-1.5 py-2.5 font-normal first:ps-5 @5xl:px-2 ${'isEnd' in column ? 'text-end' : 'text-start'}`}
                  >
                    {t(`bets.${column.id}`)}
                  </th>
                ))}
                <th scope="col" className="pe-5">
                  <span className="sr-only">{t('bets.actions')}</span>
                </th>
              </tr>
            </thead>
            {rows.map((bet) => (
              <BetRow key={bet.id} bet={bet} isOfAnyGame={filter.gameCode === undefined} onAgain={onAgain} />
            ))}
          </table>
        </div>
      )}
    </Pages>
  )
}
