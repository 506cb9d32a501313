import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { transfersQuery } from '../fund-queries.ts'
import { wayOf } from '../words/transfer-words.ts'

const looks = {
  done: { icon: checkIcon, look: 'bg-primary-soft text-primary-strong' },
  inTransit: { icon: clockIcon, look: 'bg-gold-soft text-gold' },
  returned: { icon: backIcon, look: 'bg-line text-text' },
} as const

interface MovedResultProps {
  moved: WalletTransfer
  onClose: () => void
}

/** In the form's place: what became of the transfer, which follows it while it is open. */
export function MovedResult({ moved, onClose }: MovedResultProps) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  // The move itself has it asked for.
  const { data } = useQuery({ ...transfersQuery, refetchOnMount: false })
  // An answer from before the transfer was done may come later than the transfer's own.
  const later = data?.rows.find(({ number, state }) => number === moved.number && state !== 'inTransit')
  const { state, amount, name, number } = later ?? moved
  useEffect(() => title.current?.focus(), [])
  const { icon, look } = looks[state]
  const words = { amount: moneyText(amount), name: `\u2068${name}\u2069` }
  const way = wayOf(moved)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${look}`}>
          <Icon drawing={icon} size={22} />
        </span>
        <h3 ref={title} tabIndex={-1} className="min-w-0 text-lg font-semibold text-balance">
          {t(`fund.result.${state}.${way}`, words)}
        </h3>
      </div>
      <p role="status" className="text-muted text-pretty">
        {t(`fund.resultText.${state}.${way}`, words)}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-muted">{t('fund.number')}</span>
        <bdi dir="ltr" className="font-semibold select-all">
          {number}
        </bdi>
      </p>
      <Button wide onClick={onClose}>
        {t('popup.understood')}
      </Button>
    </div>
  )
}
