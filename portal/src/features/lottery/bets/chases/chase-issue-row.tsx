import { formatNumber } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { type Text, type TextKey, useText } from '#/src/i18n/text.ts'
import { CancelFailure, CancelQuestion } from '../cancel/cancel-question.tsx'
import type { ChaseIssue } from '../own-bets.ts'
import { BetMoney, isNothing, leftToRight } from '../words/bet-money.tsx'
import { IssueLink } from '../words/issue-link.tsx'
import { useCancelChase } from './use-cancel-chase.ts'

interface ChaseIssueRowProps {
  chaseId: string
  gameCode: string
  issue: ChaseIssue
}

const tones = {
  WAITING: 'neutral',
  BET: 'info',
  SETTLED: 'neutral',
  TAKEN_BACK: 'neutral',
  RELEASED: 'neutral',
} as const
const cell = 'px-2 align-top @lg:py-2 @max-lg:px-0'

/** One issue of a chase; it is cancelled by itself while it waits, and while what was bet can be taken back. */
export function ChaseIssueRow({ chaseId, gameCode, issue }: ChaseIssueRowProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const row = useRef<HTMLTableRowElement>(null)
  const { busy, error, cancel, forget } = useCancelChase()
  const isOpen = issue.state === 'WAITING' || issue.state === 'BET'
  const secondsLeft = useTimeLeft(isOpen ? issue.saleCloseAt : undefined, () => {})
  const canCancel = isOpen && secondsLeft > 0
  const isAsking = isAsked && (canCancel || busy)
  const won = issue.bets.some(({ state }) => state === 'WON')
  const keep = () => {
    setAsked(false)
    row.current?.focus()
  }
  const cancelIssue = async () => {
    await cancel(() => request('cancelLotteryChase', {}, { body: { id: chaseId, numeros: [issue.numero] } }))
    keep()
  }
  return (
    <tbody className="border-t border-line @max-lg:block">
      <tr
        ref={row}
        tabIndex={-1}
        className="outline-none @max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)_auto_auto] @max-lg:gap-x-3 @max-lg:gap-y-1 @max-lg:px-5 @max-lg:py-2.5 @max-sm:px-4"
      >
        <td className={`${cell} @lg:ps-5`}>
          <IssueLink gameCode={gameCode} numero={issue.numero} />
        </td>
        <td className={`${cell} text-end text-muted`}>
          <bdi dir="ltr">×{formatNumber(issue.multiple)}</bdi>
        </td>
        <td className={`${cell} text-end`}>
          <BetMoney amount={issue.stake} />
        </td>
        <td className={`${cell} text-end @max-lg:hidden`}>
          {issue.state === 'SETTLED' ? (
            <BetMoney amount={issue.payout} isWin={won && !isNothing(issue.payout)} />
          ) : (
            <span aria-hidden="true" className="text-muted">
              –
            </span>
          )}
        </td>
        <td className={`${cell} @max-lg:col-span-2 @max-lg:row-start-2`}>
          {issue.state === 'SETTLED' && won ? (
            <Badge tone="gold">{t('bets.state.WON')}</Badge>
          ) : (
            <Badge tone={tones[issue.state]}>{t(`bets.chase.issue.${issue.state}`)}</Badge>
          )}
          {issue.reason !== null && <span className="mt-1 block text-muted">{reasonText(t, issue.reason)}</span>}
        </td>
        <td className="pe-5 text-end align-top @max-lg:row-start-2 @max-lg:-my-2 @max-lg:pe-0">
          {canCancel && !isAsking && (
            <button
              type="button"
              aria-label={t('bets.chase.cancelIssueOf', { issue: issue.numero })}
              onClick={() => {
                forget()
                setAsked(true)
              }}
              className="min-h-11 min-w-11 font-semibold text-danger hover:underline @lg:min-h-9"
            >
              {t('bets.cancel')}
            </button>
          )}
        </td>
      </tr>
      {(isAsking || error !== undefined) && (
        <tr className="@max-lg:block">
          <td colSpan={6} className="p-0 @max-lg:block">
            {isAsking && (
              <CancelQuestion
                question={t('bets.chase.cancelIssueAsk', {
                  issue: leftToRight(issue.numero),
                  amount: moneyText(issue.stake),
                })}
                yes={t('bets.chase.cancelIssue')}
                secondsLeft={secondsLeft}
                busy={busy}
                onYes={() => void cancelIssue()}
                onKeep={keep}
              />
            )}
            {error !== undefined && <CancelFailure error={error} />}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Why an issue was not bet, or its bets were taken back. A server newer than this page may know more reasons. */
function reasonText(t: Text, reason: string): string {
  const known = t as (key: TextKey) => string
  return (
    known(`bets.chase.reason.${reason}` as TextKey) || known(`errors.${reason}` as TextKey) || t('errors.unknown_error')
  )
}
