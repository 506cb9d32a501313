import { useInfiniteQuery } from '@tanstack/react-query'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { useText } from '#/src/i18n/text.ts'
import { type Bet, betsQuery } from './own-bets.ts'
import { useSettledNews } from './settled-news.ts'
import { BetMoney } from './words/bet-money.tsx'
import { BetStatus } from './words/bet-status.tsx'
import { Pages } from './words/list-parts.tsx'
import { Payout } from './words/payout.tsx'

/** The account's bets on one issue, those of chases among them, each with what it picked and what it got. */
export function BetsOfIssue({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  const query = useInfiniteQuery(betsQuery({ gameCode, numero }))
  useSettledNews()
  return (
    <Pages query={query} nothing={<p className="px-5 py-4 text-sm text-muted">{t('bets.none.ofIssue')}</p>}>
      {(rows) => (
        <ul aria-label={t('bets.title')} className="divide-y divide-line">
          {rows.map((bet) => (
            <OneBet key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

function OneBet({ bet }: { bet: Bet }) {
  const t = useText()
  return (
    <li className="flex flex-col gap-1 px-5 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">{fullName(t, bet.playCode)}</span>
        <BetStatus bet={bet} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          <Selection {...bet} />
        </span>
        <Payout bet={bet} />
      </div>
      <p className="flex justify-between gap-3 text-muted">
        <span>
          {t('bets.stake')} <BetMoney amount={bet.stake} />
        </span>
        {bet.chaseId !== null && <span>{t('bets.ofChase')}</span>}
      </p>
    </li>
  )
}
