import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { successIcon } from '@banyan/ui/icons/success-icon.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'
import { minorText } from '../quote/stake-texts.ts'
import { allowedOf } from './allowed-of.ts'
import type { Order, Placing } from './use-placing.ts'

interface PlacingPanelProps {
  placing: Placing
  /** The issue on sale now; between two sales there is none. */
  numero: string | undefined
  /** Whether the terms are on their way anew. */
  isLooking: boolean
  onSend: (order: Order) => void
  /** The same bets at the odds and on the issue of now; absent where they can't be placed any more. */
  onAnew: (() => void) | undefined
  onForget: () => void
}

/** In the place of the buttons while an order is being placed: what it is, to be confirmed, and how it went. */
export function PlacingPanel({ placing, numero, isLooking, onSend, onAnew, onForget }: PlacingPanelProps) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (placing.is !== 'idle') panel.current?.focus()
  }, [placing.is])
  if (placing.is === 'idle') return null
  const { order } = placing
  // A sale that is over takes no bet, whether the next one has begun or not.
  const isOver = numero !== firstOf(order)
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-3 outline-none motion-safe:animate-rise">
      <PlacingText placing={placing} isOver={isOver} numero={numero} />
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {placing.is === 'asked' && (
          <>
            <Button weight="quiet" onClick={onForget}>
              {t('lottery.back')}
            </Button>
            {isOver && numero !== undefined ? (
              <Button disabled={!onAnew} onClick={onAnew}>
                {t('lottery.takeNext', { numero: shortNumero(numero) })}
              </Button>
            ) : (
              <Button disabled={isOver} onClick={() => onSend(order)}>
                {t('lottery.confirm', { amount: minorText(totalOf(order)) })}
              </Button>
            )}
          </>
        )}
        {placing.is === 'sending' && <Button busy>{t('lottery.placing')}</Button>}
        {placing.is === 'lost' && <Button onClick={() => onSend(order)}>{t('lottery.askAgain')}</Button>}
        {placing.is === 'refused' && (
          <>
            <Button weight="quiet" onClick={onForget}>
              {t('lottery.back')}
            </Button>
            {lacksMoney(placing.error) && (
              <CashierLink page="depositv2" className={buttonClass()}>
                {t('nav.deposit')}
              </CashierLink>
            )}
            {onAnew && canGoOn(placing.error) && (
              <Button busy={isLooking} onClick={onAnew}>
                {t('lottery.lookAgain')}
              </Button>
            )}
          </>
        )}
        {placing.is === 'placed' && (
          <Button weight="quiet" onClick={onForget}>
            {t('lottery.betMore')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The issue that an order begins with. */
const firstOf = ({ numero, chase }: Order) => chase?.issues[0]?.numero ?? numero

/** What an order takes from the balance. */
function totalOf({ bets, chase }: Order): bigint {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  return chase ? chase.issues.reduce((sum, { multiple }) => sum + stake * BigInt(multiple), 0n) : stake
}

/** Refusals after which the same bets may be placed by what is known now. */
function canGoOn(error: unknown): boolean {
  return error instanceof RequestError && ['odds_changed', 'issue_closed', 'lines_mismatch'].includes(error.code)
}

const lacksMoney = (error: unknown) => error instanceof RequestError && error.code === 'insufficient_funds'

function PlacingText({
  placing,
  isOver,
  numero,
}: {
  placing: Exclude<Placing, { is: 'idle' }>
  isOver: boolean
  numero: string | undefined
}): ReactNode {
  const t = useText()
  const { order } = placing
  const count = order.bets.length
  switch (placing.is) {
    case 'asked':
      return (
        <div>
          <p className="font-semibold">
            {order.chase
              ? t('lottery.confirmChase', { count: order.chase.issues.length })
              : t('lottery.confirmBets', { count, bets: formatNumber(count), numero: shortNumero(order.numero) })}
          </p>
          {placing.isRepeat && <p className="text-sm text-danger">{t('lottery.repeat')}</p>}
          {isOver && (
            <p role="alert" className="text-sm text-danger">
              {t(numero === undefined ? 'lottery.saleOver' : 'lottery.rolled', {
                closed: shortNumero(firstOf(order)),
                numero: shortNumero(numero ?? ''),
              })}
            </p>
          )}
        </div>
      )
    case 'sending':
      return (
        <p className="text-muted">
          {t('lottery.confirmBets', { count, bets: formatNumber(count), numero: shortNumero(order.numero) })}
        </p>
      )
    case 'lost':
      return (
        <p role="alert" className="flex gap-2.5 font-semibold">
          <Icon drawing={alertIcon} size={20} className="shrink-0 text-gold" />
          {t('lottery.lost')}
        </p>
      )
    case 'refused':
      return (
        <p role="alert" className="flex gap-2.5 text-danger">
          <Icon drawing={alertIcon} size={20} className="shrink-0" />
          <span>
            <span className="block">{errorText(t, placing.error)}</span>
            <span className="block">{allowedText(t, placing.error)}</span>
          </span>
        </p>
      )
    case 'placed':
      return (
        <p role="status" className="flex gap-2.5 font-semibold text-primary-strong">
          <Icon drawing={successIcon} size={20} className="shrink-0" />
          {t(order.chase ? 'lottery.placedChase' : 'lottery.placed', {
            count,
            numero: shortNumero(placing.numero),
            amount: moneyText(placing.stake),
          })}
        </p>
      )
  }
}

function allowedText(t: ReturnType<typeof useText>, error: unknown): string {
  const allowed = allowedOf(error)
  if (!allowed) return ''
  return allowed.multiple > 0
    ? t('lottery.allowed', { multiple: formatNumber(allowed.multiple) })
    : t('lottery.allowedNone')
}
