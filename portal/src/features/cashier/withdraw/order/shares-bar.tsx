import { exactOf } from '@banyan/rules/money/amount.ts'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { isSome, type Order, type Shares, sharesOf } from '../words/order.ts'

const looks: Record<keyof Shares, { bar: string; text: string }> = {
  received: { bar: 'bg-primary', text: 'text-primary-strong' },
  waiting: {
    bar: 'bg-gold bg-[repeating-linear-gradient(-45deg,rgb(0_0_0/25%)_0_5px,transparent_5px_10px)]',
    text: 'text-gold',
  },
  disputed: { bar: 'bg-danger', text: 'text-danger' },
  refunded: { bar: 'bg-muted', text: 'text-text' },
}

/** What arrived of a withdrawal, what waits for an answer, what is in dispute and what came back, as parts of a bar. */
export function SharesBar({ order }: { order: Order }) {
  const t = useText()
  const shares = sharesOf(order)
  const parts = (Object.keys(looks) as (keyof Shares)[]).filter((part) => isSome(shares[part]))
  const sum = parts.reduce((total, part) => total + exactOf(shares[part]), 0n)
  const net = exactOf(order.net)
  const whole = sum > net ? sum : net
  return (
    <div className="flex flex-col gap-2 px-4.5 pb-4">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-line">
        {parts.map((part) => (
          <span
            key={part}
            className={`h-full transition-[width] ${looks[part].bar}`}
            style={{ width: `${Number((exactOf(shares[part]) * 10_000n) / whole) / 100}%` }}
          />
        ))}
      </div>
      {parts.length > 0 ? (
        <ul className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 text-sm text-muted">
          {parts.map((part) => (
            <li key={part}>
              <span className={`font-semibold ${looks[part].text}`}>
                <Money amount={shares[part]} />
              </span>{' '}
              {t(`withdraw.share.${part}`)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('withdraw.share.none')}</p>
      )}
    </div>
  )
}
