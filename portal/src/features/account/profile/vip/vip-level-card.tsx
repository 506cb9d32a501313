import type { VipLevel } from '@banyan/contract/promotions/vip-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import type { ReactNode } from 'react'
import { WholeMoney } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { VipEmblem } from '../vip-emblem.tsx'

const isNothing = (amount: string) => Number(amount) === 0

/** A level: what it asks, what it gives and what may be withdrawn. */
export function VipLevelCard({ level, isOwn }: { level: VipLevel; isOwn: boolean }) {
  const t = useText()
  const gifts = [
    { name: t('vip.upgradeGift'), amount: level.upgradeGift },
    { name: t('vip.weeklyGift'), amount: level.weeklyGift },
    { name: t('vip.monthlyGift'), amount: level.monthlyGift },
    { name: t('vip.birthdayGift'), amount: level.birthdayGift },
  ]
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={`flex flex-col rounded-lg border bg-raised p-5 shadow-sm ${isOwn ? 'border-gold' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <VipEmblem rank={level.rank} size={56} />
        <h3 className="min-w-0 grow text-lg font-bold break-words">{level.name}</h3>
        {isOwn && <Badge tone="gold">{t('vip.here')}</Badge>}
      </div>
      {level.rank === 0 ? (
        <p className="mt-4 text-sm text-muted">{t('vip.everybody')}</p>
      ) : (
        <dl className="mt-4 flex flex-col gap-1.5 text-sm">
          <Row name={t('vip.deposited')}>
            <WholeMoney amount={level.deposited} />
          </Row>
          <Row name={t('vip.valid')}>
            <WholeMoney amount={level.valid} />
          </Row>
          <Row name={t('vip.keepMonth')}>
            {isNothing(level.keepValid) ? t('vip.forEver') : <WholeMoney amount={level.keepValid} />}
          </Row>
        </dl>
      )}
      <dl className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        {gifts.map(({ name, amount }) => (
          <Row key={name} name={name}>
            {isNothing(amount) ? (
              <NoGift />
            ) : (
              <span className="font-semibold text-gold">
                <WholeMoney amount={amount} />
              </span>
            )}
          </Row>
        ))}
      </dl>
      <dl className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        <Row name={t('vip.withdrawals')}>{level.withdrawalsPerDay ?? t('vip.unlimited')}</Row>
        <Row name={t('vip.withdrawn')}>
          <WholeMoney amount={level.withdrawnPerDay} />
        </Row>
      </dl>
    </li>
  )
}

function NoGift() {
  const t = useText()
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('vip.none')}</span>
    </span>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  )
}
