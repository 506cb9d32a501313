import { formatNumber, numberFormat } from '@banyan/client/formats.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { signed } from '#/src/features/cashier/wallet/money.tsx'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import type { Terms } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import { type Level, RulesSection } from './rules-section.tsx'

interface LimitsProps {
  level: Level
  gameCode: string
  terms: Terms | undefined
}

/** What bets may cost and pay at most, and until when they can be placed and cancelled. */
export function Limits({ level, gameCode, terms }: LimitsProps) {
  const t = useText()
  const { data } = useQuery(issuesQuery(gameCode, 10))
  const closes = data?.current && secondsBetween(data.current.saleCloseAt, data.current.drawAt)
  return (
    <>
      {terms && (
        <RulesSection level={level} title={t('rules.limits')}>
          <dl className="divide-y divide-line rounded-md border border-line px-4 text-sm">
            <Limit name={t('rules.stakeLimits')}>
              {`${moneyOf(terms.limits.leastStake)} – ${moneyOf(terms.limits.mostStake)}`}
            </Limit>
            <Limit name={t('rules.mostOfLine')}>{moneyOf(terms.limits.mostStakeOfLine)}</Limit>
            <Limit name={t('rules.mostLines')}>{formatNumber(terms.limits.mostLines)}</Limit>
            <Limit name={t('rules.mostOfBet')}>{moneyOf(terms.limits.mostPayoutOfBet)}</Limit>
            <Limit name={t('rules.mostOfPlayer')}>{moneyOf(terms.limits.mostPayoutOfPlayer)}</Limit>
          </dl>
        </RulesSection>
      )}
      <RulesSection level={level} title={t('rules.times')}>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty">
          {closes && <li>{t('rules.closes', { time: durationText(closes) })}</li>}
          {terms && <li>{t('rules.cancellable', { time: durationText(terms.cancelSecondsBeforeClose) })}</li>}
          <li>{t('rules.void')}</li>
        </ul>
      </RulesSection>
    </>
  )
}

function Limit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2">
      <dt className="text-muted">{name}</dt>
      <dd dir="ltr" className="text-end font-semibold tabular-nums">
        {children}
      </dd>
    </div>
  )
}

/** Whole amounts, as limits are, without their decimals. */
const moneyOf = (amount: string) => signed(formatNumber(Number(amount)))

const secondsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000)

/** So long in the page's language: seconds, and whole minutes from two on. */
function durationText(seconds: number): string {
  const isMinutes = seconds >= 120 && seconds % 60 === 0
  return numberFormat({
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isMinutes ? seconds / 60 : seconds)
}
