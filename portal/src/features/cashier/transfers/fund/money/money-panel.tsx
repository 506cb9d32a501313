import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { type ReactNode, useId } from 'react'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { MerchantWallet } from '../fund-queries.ts'
import { isSome } from '../words/is-some.ts'

interface MoneyPanelProps {
  wallet: MerchantWallet
  /** The last question got no answer; what was known before stays. */
  failure: ReactNode
}

/** The main wallet and the total, whose parts unfold. */
export function MoneyPanel({ wallet, failure }: MoneyPanelProps) {
  const t = useText()
  const titleId = useId()
  const { main, held, inTransit, vendors, total } = wallet
  const part = (name: ReactNode, amount: string, look = '') => (
    <>
      <dt className="min-w-0 text-sm text-muted">{name}</dt>
      <dd className={`font-semibold ${look}`}>
        <Money amount={amount} />
      </dd>
    </>
  )
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <h3 id={titleId} className="sr-only">
        {t('fund.money')}
      </h3>
      <dl className="px-4.5 pt-4 pb-3.5">
        <dt className="text-sm text-muted">{t('fund.main')}</dt>
        <dd className="text-xl font-semibold">
          <Money amount={main} />
        </dd>
      </dl>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 px-4.5 -outline-offset-3 hover:bg-primary-soft/50 [&::-webkit-details-marker]:hidden">
          <span className="grow text-sm text-muted">{t('fund.total')}</span>
          <span className="font-semibold">
            <Money amount={total} />
          </span>
          <Icon
            drawing={downIcon}
            size={18}
            className="shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <dl className="flex flex-col gap-2 border-t border-line bg-ground/40 px-4.5 py-3.5">
          <Part>{part(t('fund.main'), main)}</Part>
          <Part>{part(t('fund.held'), held)}</Part>
          <Part>{part(t('fund.inTransit'), inTransit, isSome(inTransit) ? 'text-gold' : '')}</Part>
          {vendors.map(
            ({ vendor, name, balance }) =>
              balance !== null && <Part key={vendor}>{part(<bdi>{name}</bdi>, balance)}</Part>,
          )}
        </dl>
      </details>
      {isSome(inTransit) && (
        <p role="status" className="border-t border-line px-4.5 py-3 text-sm text-gold text-pretty">
          {t('fund.inTransitText')}
        </p>
      )}
      {failure && <div className="border-t border-line">{failure}</div>}
    </section>
  )
}

function Part({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-baseline justify-between gap-x-4">{children}</div>
}
