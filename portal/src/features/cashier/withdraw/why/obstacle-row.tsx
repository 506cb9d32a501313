import { errorText } from '@banyan/client/error-text.ts'
import type { Obstacle } from '@banyan/contract/wallet/obstacle.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Recall } from '#/src/features/cashier/transfers/use-recall.ts'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { Money, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { ServiceLink } from '#/src/features/cashier/wallet/service-link.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { WaysOut, WhyRow } from '#/src/features/cashier/wallet/why-frame.tsx'
import { useText } from '#/src/i18n/text.ts'
import { isSome } from '../words/order.ts'

interface ObstacleRowProps {
  obstacle: Obstacle
  /** From 1 on. */
  place: number
  /** The withdrawal that is shown beside it. */
  shown?: string
  /** The most that would do otherwise. */
  fits: string
  /** Brings money back from vendors. */
  recall: Recall
  onAmount?: (amount: string) => void
}

/** One thing that stands in the way: what is missing, until when, and the way out. */
export function ObstacleRow({ obstacle, place, shown, ...rest }: ObstacleRowProps) {
  const t = useText()
  const { code, left, until, least, most, step, atVendors, atMost, number } = obstacle
  const amount = (known: string | undefined) => (known === undefined ? '' : wholeText(known))
  const words = {
    ...{ least: amount(least), most: amount(most), step: amount(step), left: amount(left) },
    atVendors: amount(atVendors),
    until: until === undefined ? 'none' : when(until),
    count: atMost ?? 0,
    here: number !== undefined && number === shown ? 'yes' : 'no',
  }
  return (
    <WhyRow
      place={place}
      title={t(`withdraw.why.${code}`, words)}
      figure={code === 'turnover_not_met' && left !== undefined && <Money amount={left} />}
      text={t(`withdraw.whyText.${code}`, words)}
    >
      <WayOut obstacle={obstacle} {...(shown && { shown })} {...rest} />
    </WhyRow>
  )
}

function WayOut({ obstacle, shown, fits, recall, onAmount }: Omit<ObstacleRowProps, 'place'>) {
  const t = useText()
  const { code, least, number } = obstacle
  switch (code) {
    case 'mobile_needed':
      return (
        <WaysOut>
          <MemberPageLink page="securityCenter">{t('withdraw.addMobile')}</MemberPageLink>
        </WaysOut>
      )
    case 'payout_account_needed':
      return (
        <WaysOut>
          <MemberPageLink page="securityCenter">{t('withdraw.addAccount')}</MemberPageLink>
        </WaysOut>
      )
    case 'payment_password_needed':
      return (
        <WaysOut>
          <MemberPageLink page="securityCenter">{t('withdraw.setPassword')}</MemberPageLink>
        </WaysOut>
      )
    case 'money_at_vendors':
      return (
        <BringBack recall={recall}>
          <AmountButton amount={fits} onAmount={onAmount} />
        </BringBack>
      )
    case 'insufficient_funds':
      return (
        <WaysOut>
          <AmountButton amount={fits} onAmount={onAmount} />
          <MemberPageLink page="depositv2">{t('nav.deposit')}</MemberPageLink>
        </WaysOut>
      )
    case 'withdrawal_day_sum':
      return (
        <WaysOut>
          <AmountButton amount={fits} onAmount={onAmount} />
        </WaysOut>
      )
    case 'withdrawal_amount_refused':
      return (
        <WaysOut>
          <AmountButton amount={least} onAmount={onAmount} />
          {fits !== least && <AmountButton amount={fits} onAmount={onAmount} />}
        </WaysOut>
      )
    case 'withdrawal_open':
      return number === undefined || number === shown ? null : (
        <WaysOut>
          <OrderWay number={number} />
        </WaysOut>
      )
    case 'turnover_not_met':
      return (
        <WaysOut>
          <MemberPageLink page="personalHistoryCopy">{t('withdraw.seeBets')}</MemberPageLink>
        </WaysOut>
      )
    case 'withdrawals_closed':
    case 'account_suspended':
    case 'money_held':
    case 'payment_password_locked':
      return (
        <WaysOut>
          <ServiceLink />
        </WaysOut>
      )
    default:
      return null
  }
}

/** Brings back what vendors have; what became of it is told below all lines. */
function BringBack({ recall: { recall, busy, error }, children }: { recall: Recall; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <WaysOut>
        <Button weight="quiet" size="small" busy={busy} onClick={() => void recall()}>
          {t('withdraw.bringBack')}
        </Button>
        {children}
      </WaysOut>
      <p role="alert" className="text-sm text-danger text-pretty empty:hidden">
        {error ? errorText(t, error) : null}
      </p>
    </>
  )
}

interface AmountButtonProps {
  amount: string | undefined
  onAmount: ((amount: string) => void) | undefined
}

/** Another amount that would do. */
function AmountButton({ amount, onAmount }: AmountButtonProps) {
  const t = useText()
  if (amount === undefined || !isSome(amount) || !onAmount) return null
  return (
    <Button weight="quiet" size="small" onClick={() => onAmount(amount)}>
      {t('withdraw.useAmount', { amount: wholeText(amount) })}
    </Button>
  )
}

function OrderWay({ number }: { number: string }) {
  const t = useText()
  return (
    <a {...useOrderLink('withdraw', number)} className={buttonClass('quiet', 'small')}>
      {t('withdraw.see')}
    </a>
  )
}
