import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Money, moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { VendorWallet } from '../fund-queries.ts'
import type { Direction } from '../move/movable.ts'
import { isSome } from '../words/is-some.ts'
import { useAge } from './use-age.ts'

interface VendorRowProps {
  wallet: VendorWallet
  onMove: (direction: Direction) => void
}

/** A vendor's wallet: what the vendor said last of it and when, what is under way, and both ways to move. */
export function VendorRow({ wallet, onMove }: VendorRowProps) {
  const t = useText()
  const { name, balance, balanceAt, inTransit, maintenance, backOnly } = wallet
  const age = useAge(balanceAt)
  const isMoving = isSome(inTransit)
  // The vendor takes one transfer at a time.
  const isBlocked = maintenance || isMoving
  const button = (direction: Direction, label: string, disabled: boolean) => (
    <Button
      weight="quiet"
      size="small"
      aria-label={t('fund.buttonOf', { action: label, name })}
      disabled={disabled}
      onClick={() => onMove(direction)}
    >
      {label}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-4.5 py-3.5 first:border-t-0 sm:flex-nowrap">
      <div className="flex min-w-44 grow flex-col gap-1 sm:min-w-0 sm:basis-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="font-semibold">{name}</bdi>
          {maintenance && <Badge tone="gold">{t('fund.maintenance')}</Badge>}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          {balance === null ? (
            <span className="text-sm text-muted">{t('fund.unknown')}</span>
          ) : (
            <>
              <span className="font-semibold">
                <Money amount={balance} />
              </span>
              <span className="text-sm text-muted">{age}</span>
            </>
          )}
        </p>
        {isMoving && (
          <p className="text-sm text-gold text-pretty">{t('fund.moving', { amount: moneyText(inTransit) })}</p>
        )}
        {backOnly && <p className="text-sm text-muted text-pretty">{t('fund.backOnly')}</p>}
        {maintenance && <p className="text-sm text-muted text-pretty">{t('fund.maintenanceText')}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        {!backOnly && button('out', t('fund.add'), isBlocked)}
        {button('in', t('fund.back'), isBlocked || balance === null || !isSome(balance))}
      </div>
    </li>
  )
}
