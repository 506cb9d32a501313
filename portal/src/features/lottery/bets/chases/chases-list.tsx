import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { chasesQuery } from '../own-bets.ts'
import { NothingYet, Pages } from '../words/list-parts.tsx'
import { ChaseItem } from './chase-item.tsx'

/** The account's chases. */
export function ChasesList({ gameCode }: { gameCode: string | undefined }) {
  const t = useText()
  const query = useInfiniteQuery(chasesQuery(gameCode))
  const nothing = <NothingYet title={t('bets.none.chases')}>{t('bets.noneChasesText')}</NothingYet>
  return (
    <Pages query={query} nothing={nothing}>
      {(chases) => (
        <ul aria-label={t('bets.tab.chases')} className="divide-y divide-line">
          {chases.map((chase) => (
            <ChaseItem key={chase.id} chase={chase} isOfAnyGame={gameCode === undefined} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
