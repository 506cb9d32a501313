import { formatNumber } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { Progress } from '@banyan/ui/progress.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { fullGameName } from '#/src/features/lottery/games/game-name.ts'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { useText } from '#/src/i18n/text.ts'
import { CancelFailure, CancelQuestion } from '../cancel/cancel-question.tsx'
import type { Chase } from '../own-bets.ts'
import { BetMoney, isNothing, StakeTerms } from '../words/bet-money.tsx'
import { PlacedAt } from '../words/placed-at.tsx'
import { ChaseIssues } from './chase-issues.tsx'
import { useCancelChase } from './use-cancel-chase.ts'

const tones = { RUNNING: 'info', STOPPED: 'gold', CANCELLED: 'neutral', DONE: 'neutral' } as const

/** One chase: how far it is, what its money does, and its issues below. */
export function ChaseItem({ chase, isOfAnyGame }: { chase: Chase; isOfAnyGame: boolean }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const issuesId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { busy, error, cancel, forget } = useCancelChase()
  const done = chase.issueCount - chase.waitingCount
  const progress = t('bets.chase.progress', { done: formatNumber(done), count: formatNumber(chase.issueCount) })
  const keep = () => {
    setAsking(false)
    opener.current?.focus()
  }
  const cancelRest = async () => {
    await cancel(() => request('cancelLotteryChase', {}, { body: { id: chase.id } }))
    keep()
  }
  return (
    <li>
      <div className="flex flex-col gap-3 px-5 pt-4 pb-2 max-sm:px-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <ul className="flex min-w-0 flex-col gap-1 text-sm">
            {chase.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of a chase never change
              <li key={index} className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{fullName(t, item.playCode)}</span>
                <span className="line-clamp-1 min-w-0 font-semibold wrap-anywhere">
                  <Selection {...item} />
                </span>
                <span className="text-muted">
                  <StakeTerms {...item} />
                </span>
              </li>
            ))}
          </ul>
          <span className="flex flex-wrap items-center gap-1.5">
            <Badge tone={tones[chase.state]}>{t(`bets.chase.state.${chase.state}`)}</Badge>
            {chase.stopOnWin && chase.state === 'RUNNING' && <Badge look="outline">{t('bets.chase.stopsOnWin')}</Badge>}
          </span>
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {isOfAnyGame && <span>{fullGameName(t, chase.gameCode)}</span>}
          <PlacedAt at={chase.placedAt} />
        </p>
        <Progress label={t('bets.chase.issues')} value={done / chase.issueCount} text={progress} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm @lg:grid-cols-3 @3xl:grid-cols-5">
          <Sum name={t('bets.chase.total')}>
            <BetMoney amount={chase.total} />
          </Sum>
          <Sum name={t('bets.chase.staked')}>
            <BetMoney amount={chase.staked} />
          </Sum>
          <Sum name={t('bets.chase.held')}>
            <BetMoney amount={chase.held} />
          </Sum>
          <Sum name={t('bets.chase.returned')}>
            <BetMoney amount={chase.returned} />
          </Sum>
          <Sum name={t('bets.payout')}>
            <BetMoney amount={chase.payout} isWin={!isNothing(chase.payout)} />
          </Sum>
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-x-5">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={issuesId}
            aria-label={t('bets.chase.open', { play: fullName(t, chase.items[0]?.playCode ?? ''), number: chase.id })}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-primary-strong hover:underline"
          >
            {t(isOpen ? 'bets.chase.hide' : 'bets.chase.show')}
            <Icon
              drawing={downIcon}
              size={16}
              className={`motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          {chase.state === 'RUNNING' && !isAsking && (
            <button
              type="button"
              onClick={() => {
                forget()
                setAsking(true)
              }}
              className="min-h-11 text-sm font-semibold text-danger hover:underline"
            >
              {t('bets.chase.cancelRest')}
            </button>
          )}
        </div>
      </div>
      {isAsking && (
        <CancelQuestion
          question={t('bets.chase.cancelRestAsk')}
          yes={t('bets.chase.cancelRest')}
          busy={busy}
          onYes={() => void cancelRest()}
          onKeep={keep}
        />
      )}
      {error !== undefined && <CancelFailure error={error} />}
      <div id={issuesId} hidden={!isOpen}>
        {isOpen && <ChaseIssues id={chase.id} gameCode={chase.gameCode} />}
      </div>
    </li>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
