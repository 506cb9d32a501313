import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Card } from '@banyan/ui/card.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { PartsList } from './parts-list.tsx'

interface CardProps {
  record: ValueOf<Calls['lotteryIssue']>
}

const money = (amount: string) => <bdi dir="ltr">{moneyText(amount)}</bdi>

/** When it is sold and drawn. */
export function TimesCard({ record: { issue, resultBy, correctableUntil } }: CardProps) {
  const t = useText()
  const moment = (name: string, at: string | null) => (at ? [{ name, value: momentText(at) }] : [])
  return (
    <Card title={t('lottery.times')}>
      <Facts
        rows={[
          ...moment(t('lottery.saleOpens'), issue.saleOpenAt),
          ...moment(t('lottery.saleCloses'), issue.saleCloseAt),
          ...moment(t('lottery.drawAt'), issue.drawAt),
          ...moment(t('lottery.settlesAt'), issue.settlesAt),
          ...moment(t('lottery.resultBy'), issue.result === null ? resultBy : null),
          ...moment(t('lottery.correctableUntil'), correctableUntil),
        ]}
      />
    </Card>
  )
}

/** What was staked, what was paid, and what the house has kept. */
export function MoneyCard({ record: { issue, settlement } }: CardProps) {
  const t = useText()
  const { stakes, paid, rebates, bets } = issue
  const kept = amountOfExact(exactOf(stakes) - exactOf(paid) - exactOf(rebates)).replace(/00$/, '')
  return (
    <Card title={t('lottery.money')}>
      <Facts
        rows={[
          { name: t('lottery.bets'), value: formatNumber(bets) },
          { name: t('lottery.stakes'), value: money(stakes) },
          ...(settlement
            ? [
                { name: t('lottery.winners'), value: formatNumber(settlement.winners) },
                { name: t('lottery.paid'), value: money(paid) },
                { name: t('lottery.rebates'), value: money(rebates) },
                {
                  name: t('lottery.house'),
                  value: <span className={kept.startsWith('-') ? 'text-danger' : ''}>{money(kept)}</span>,
                },
                ...(settlement.finishedAt
                  ? [{ name: t('lottery.settledAt'), value: momentText(settlement.finishedAt) }]
                  : [{ name: t('lottery.settledSoFar'), value: formatNumber(settlement.bets) }]),
              ]
            : []),
        ]}
      />
    </Card>
  )
}

/** The result that counts, and the ones before it. */
export function ResultCard({ record: { issue, draws } }: CardProps) {
  const t = useText()
  const earlier = draws.filter(({ version, stopped }) => version !== issue.version || stopped)
  return (
    <Card
      title={t('lottery.result')}
      aside={issue.version > 1 && t('lottery.versionNumber', { version: issue.version })}
    >
      {issue.result ? (
        <PartsList game={issue.gameCode} parts={issue.result} />
      ) : (
        <p className="text-sm text-muted">{t('lottery.noResult')}</p>
      )}
      {earlier.map(({ version, at, result, source, stopped }) => (
        <details key={version} className="mt-4 rounded-md border border-line text-sm">
          <summary className="cursor-pointer px-4 py-2">
            {t('lottery.earlierResult', { version, when: momentText(at) })}
          </summary>
          <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
            <p className="text-muted">
              <bdi>{source}</bdi>
              {stopped && (
                <>
                  {' · '}
                  {t('lottery.stoppedBy', { name: stopped.by, when: momentText(stopped.at) })}
                  {': '}
                  <bdi className="wrap-anywhere">{stopped.reason}</bdi>
                </>
              )}
            </p>
            <PartsList game={issue.gameCode} parts={result} />
          </div>
        </details>
      ))}
    </Card>
  )
}

/** What makes a draw of the house fair. */
export function FairCard({ record: { fair } }: CardProps) {
  const t = useText()
  if (!fair) return null
  return (
    <Card title={t('lottery.fair')}>
      <Facts
        rows={[
          { name: t('lottery.round'), value: String(fair.round), isCode: true },
          {
            name: t('lottery.commit'),
            value: <span className="font-mono text-xs wrap-anywhere">{fair.commit}</span>,
            isCode: true,
          },
        ]}
      />
      <p className="mt-3 text-sm text-muted">{t('lottery.fairText')}</p>
    </Card>
  )
}

/** What corrections credited and took back. */
export function CorrectionsCard({ record: { corrections } }: CardProps) {
  const t = useText()
  if (corrections.length === 0) return null
  return (
    <Card title={t('lottery.corrections')} flush>
      <ol className="divide-y divide-line">
        {corrections.map((one) => (
          <li key={one.version} className="flex flex-col gap-3 px-5 py-4 text-sm">
            <p>
              <span className="font-semibold">
                {t(one.isVoid ? 'lottery.correctedVoid' : 'lottery.correctedTo', { version: one.version })}
              </span>{' '}
              <span className="text-muted">
                <bdi>{one.by}</bdi> · {momentText(one.at)} · <bdi className="wrap-anywhere">{one.reason}</bdi>
              </span>
            </p>
            <Facts
              rows={[
                { name: t('lottery.changedBets'), value: formatNumber(one.changed) },
                { name: t('lottery.credited'), value: money(one.credited) },
                { name: t('lottery.taken'), value: money(one.taken) },
                { name: t('lottery.owed'), value: money(one.owed) },
                {
                  name: t('lottery.finished'),
                  value: one.finishedAt
                    ? momentText(one.finishedAt)
                    : t('lottery.underWay', { bets: formatNumber(one.bets) }),
                },
              ]}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}
