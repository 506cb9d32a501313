import { formatNumber } from '@banyan/client/formats.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { fullGameName } from '#/src/features/lottery/games/game-name.ts'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Bet } from '../own-bets.ts'
import { BetMoney, leftToRight, StakeTerms } from '../words/bet-money.tsx'
import { TierOdds } from '../words/odds-of-tiers.tsx'

/** All that is known of one bet: the whole selection, the terms it was accepted by, and what was corrected. */
export function BetDetails({ bet }: { bet: Bet }) {
  const t = useText()
  const { gameCode, numero, playCode, revisions } = bet
  return (
    <div className="flex flex-col gap-4 border-t border-line bg-ground px-5 py-4 max-sm:px-4">
      {revisions.length > 0 && (
        <div className="rounded-md border border-line bg-raised px-4 py-3">
          <p className="font-semibold">{t('bets.correctedText')}</p>
          <ol className="mt-1.5 flex flex-col gap-1 text-muted">
            {revisions.map(({ state, payout }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the oldest stays the first
              <li key={index}>{t('bets.was', { state: t(`bets.state.${state}`), amount: moneyText(payout) })}</li>
            ))}
            <li className="font-semibold text-text">
              {t('bets.isNow', { state: t(`bets.state.${bet.state}`), amount: moneyText(bet.payout) })}
            </li>
          </ol>
        </div>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        <Fact name={t('bets.game')}>{fullGameName(t, gameCode)}</Fact>
        <Fact name={t('bets.play')}>{fullName(t, playCode)}</Fact>
        <Fact name={t('bets.selection')}>
          <span className="block font-semibold wrap-anywhere">
            <Selection {...bet} />
          </span>
          {!bet.isWhole && <span className="block text-muted">{t('bets.cut')}</span>}
        </Fact>
        <Fact name={t('bets.stake')}>
          <BetMoney amount={bet.stake} />
          <span className="block text-muted">
            {t('bets.stakeTerms')} <StakeTerms {...bet} />
          </span>
        </Fact>
        <Fact name={t('bets.odds')}>
          <TierOdds playCode={playCode} odds={bet.odds} />
        </Fact>
        {bet.prizeGroup > 0 && (
          <Fact name={t('bets.prizeGroup')}>
            <bdi dir="ltr">{formatNumber(bet.prizeGroup)}</bdi>
          </Fact>
        )}
        {bet.chaseId !== null && (
          <Fact name={t('bets.ofChase')}>
            <bdi dir="ltr">{bet.chaseId}</bdi>
          </Fact>
        )}
        <Fact name={t('bets.number')}>
          <bdi dir="ltr">{bet.id}</bdi>
        </Fact>
      </dl>
      {isFairGame(gameCode) && (
        <p>
          <Link to="/draws" search={{ gameCode, numero }} className={textLinkClass}>
            {t('bets.check', { issue: leftToRight(numero) })}
          </Link>
        </p>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
