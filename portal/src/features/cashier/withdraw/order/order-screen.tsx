import { PartFailure } from '@banyan/client/part-failure.tsx'
import { isWithdrawalOver } from '@banyan/rules/cashier/withdrawal-states.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { useOrderOnScreen } from '#/src/features/cashier/wallet/order-on-screen.ts'
import { useText } from '#/src/i18n/text.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { orderQuery, requirementsQuery } from '../withdraw-queries.ts'
import { OrderCard } from './order-card.tsx'
import { OrderSteps } from './order-steps.tsx'

/** One withdrawal: how it stands, each step, and what is asked of the member; it follows every change (requirements WAL-07, WAL-08). */
export function OrderScreen({ number }: { number: string }) {
  const t = useText()
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(number))
  const back = useOrderLink('withdraw')
  const top = useRef<HTMLElement>(null)
  const isOpen = order !== undefined && !isWithdrawalOver(order.state)
  const requirements = useQuery({ ...requirementsQuery(), enabled: isOpen })
  useOrderOnScreen(number)
  // The screen has taken the place of the form or the list: reading goes on at its top.
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <article
      ref={top}
      tabIndex={-1}
      aria-label={t('withdraw.order', { number })}
      className="flex scroll-mt-20 flex-col"
    >
      <p className="-mt-2">
        <a {...back} className={`${textLinkClass} gap-1.5`}>
          <Icon drawing={backIcon} size={18} />
          {t('withdraw.all')}
        </a>
      </p>
      {order ? (
        <div
          className={`grid items-start gap-4 ${isOpen ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'}`}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <OrderCard order={order} />
            {isOpen && <OrderSteps order={order} />}
          </div>
          {isOpen ? <WhyPanel query={requirements} shown={number} /> : <OrderSteps order={order} />}
        </div>
      ) : error ? (
        <section className="rounded-lg border border-line bg-raised shadow-sm">
          <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        </section>
      ) : (
        <div aria-hidden="true" className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Skeleton className="h-120 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </article>
  )
}
