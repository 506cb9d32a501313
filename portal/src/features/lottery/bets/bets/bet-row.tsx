import { showToast } from '@banyan/client/show-toast.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { useId, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { fullGameName } from '#/src/features/lottery/games/game-name.ts'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { useText } from '#/src/i18n/text.ts'
import { CancelFailure, CancelQuestion, SecondsLeft } from '../cancel/cancel-question.tsx'
import { useCancel } from '../cancel/use-cancel.ts'
import type { Bet, BetAgain } from '../own-bets.ts'
import { BetMoney, StakeTerms } from '../words/bet-money.tsx'
import { BetStatus } from '../words/bet-status.tsx'
import { IssueLink } from '../words/issue-link.tsx'
import { ShortOdds } from '../words/odds-of-tiers.tsx'
import { Payout } from '../words/payout.tsx'
import { PlacedAt } from '../words/placed-at.tsx'
import { BetDetails } from './bet-details.tsx'

interface BetRowProps {
  bet: Bet
  isOfAnyGame: boolean
  onAgain: ((bet: BetAgain) => void) | undefined
}

const cell = 'px-1.5 align-top @5xl:px-2 @min-[51rem]:py-2.5 @max-[51rem]:px-0'

/** One bet; its play opens all that is known of it below. */
export function BetRow({ bet, isOfAnyGame, onAgain }: BetRowProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { isAsking, secondsLeft, error, ask, question } = useBetCancel(bet, () => opener.current?.focus())
  const play = fullName(t, bet.playCode)
  const about = { play, issue: bet.numero }
  const { gameCode, playCode, selection, unit, multiple } = bet
  return (
    <tbody className="border-t border-line @max-[51rem]:block">
      <tr className="@max-[51rem]:grid @max-[51rem]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[51rem]:gap-x-3 @max-[51rem]:gap-y-1 @max-[51rem]:px-5 @max-[51rem]:pt-3 @max-[51rem]:pb-0.5 @max-sm:px-4">
        <td className={`${cell} text-muted @min-[51rem]:ps-5 @max-[51rem]:col-start-1 @max-[51rem]:row-start-3`}>
          <PlacedAt at={bet.placedAt} />
        </td>
        <td
          className={`${cell} text-muted @max-[51rem]:col-span-2 @max-[51rem]:col-start-2 @max-[51rem]:row-start-3 @max-[51rem]:text-end`}
        >
          {isOfAnyGame && <span className="block text-text @max-[51rem]:text-muted">{fullGameName(t, gameCode)}</span>}
          <IssueLink gameCode={gameCode} numero={bet.numero} />
        </td>
        <td className={`${cell} @min-[51rem]:min-w-32 @5xl:min-w-44 @max-[51rem]:col-span-2 @max-[51rem]:row-start-1`}>
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={t('bets.details', about)}
            onClick={() => setOpen(!isOpen)}
            className="-my-3 py-3 text-start font-semibold hover:text-primary-strong"
          >
            {play}
            <Icon
              drawing={downIcon}
              size={16}
              className={`ms-1.5 inline align-[-0.2em] text-muted motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <span className="block @max-[51rem]:sr-only">
            <ShortOdds odds={bet.odds} />
          </span>
        </td>
        <td className={`${cell} @max-[51rem]:col-span-2 @max-[51rem]:row-start-2`}>
          <span className="line-clamp-2 font-semibold wrap-anywhere">
            <Selection {...bet} />
          </span>
        </td>
        <td className={`${cell} text-end @max-[51rem]:col-start-3 @max-[51rem]:row-start-1`}>
          <BetMoney amount={bet.stake} />
          <span className="block text-xs text-muted @max-[51rem]:sr-only">
            <StakeTerms {...bet} />
          </span>
        </td>
        <td className={`${cell} text-end @max-[51rem]:col-start-3 @max-[51rem]:row-start-2`}>
          <Payout bet={bet} />
        </td>
        <td className={`${cell} @max-[51rem]:col-span-2 @max-[51rem]:row-start-4 @max-[51rem]:self-center`}>
          <BetStatus bet={bet} />
        </td>
        <td className="pe-5 align-top whitespace-nowrap @min-[51rem]:py-0.5 @max-[51rem]:col-start-3 @max-[51rem]:row-start-4 @max-[51rem]:pe-0">
          <span className="flex min-h-11 items-center justify-end gap-x-4 @min-[51rem]:min-h-9">
            {secondsLeft > 0 && !isAsking && (
              <button
                type="button"
                aria-label={t('bets.cancelOf', about)}
                onClick={ask}
                className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 font-semibold text-danger hover:underline @min-[51rem]:min-h-9"
              >
                {t('bets.cancel')}
                <SecondsLeft seconds={secondsLeft} />
              </button>
            )}
            {onAgain && bet.isWhole && (
              <Button
                weight="text"
                size="small"
                aria-label={t('bets.againOf', about)}
                onClick={() => onAgain({ gameCode, playCode, selection, unit, multiple })}
              >
                {t('bets.again')}
              </Button>
            )}
          </span>
        </td>
      </tr>
      {(isAsking || error !== undefined) && (
        <tr className="@max-[51rem]:block">
          <td colSpan={8} className="p-0 @max-[51rem]:block">
            {isAsking && question}
            {error !== undefined && <CancelFailure error={error} />}
          </td>
        </tr>
      )}
      <tr id={detailsId} hidden={!isOpen} className={isOpen ? '@max-[51rem]:block' : ''}>
        <td colSpan={8} className="p-0 @max-[51rem]:block">
          {isOpen && <BetDetails bet={bet} />}
        </td>
      </tr>
    </tbody>
  )
}

/** Cancelling a bet while its time lasts, by the server's clock; it is asked about in place. */
function useBetCancel(bet: Bet, focusBack: () => void) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const { busy, error, run, forget } = useCancel()
  const until = bet.state === 'ACCEPTED' ? bet.cancelUntil : null
  const leave = () => {
    setAsked(false)
    focusBack()
  }
  const left = useTimeLeft(until ?? undefined, () => {
    if (isAsked && !busy) leave()
  })
  // The clock keeps its last second where nothing is left to wait for.
  const secondsLeft = until === null ? 0 : left
  const amount = moneyText(bet.stake)
  const cancel = async () => {
    const isDone = await run(() => request('cancelLotteryBet', {}, { body: { id: bet.id } }))
    if (isDone) showToast({ tone: 'success', text: t('bets.cancelled', { amount }) })
    leave()
  }
  return {
    isAsking: isAsked && (secondsLeft > 0 || busy),
    secondsLeft,
    error,
    ask: () => {
      forget()
      setAsked(true)
    },
    question: (
      <CancelQuestion
        question={t('bets.cancelAsk', { amount })}
        yes={t('bets.cancelYes')}
        secondsLeft={secondsLeft}
        busy={busy}
        onYes={() => void cancel()}
        onKeep={leave}
      />
    ),
  }
}
