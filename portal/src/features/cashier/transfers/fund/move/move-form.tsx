import { errorText } from '@banyan/client/error-text.ts'
import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { useState } from 'react'
import { AmountField, boundsText, inGroups } from '#/src/features/cashier/wallet/amount-field.tsx'
import { wholeDigits, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { readAmount } from '#/src/features/cashier/wallet/read-amount.ts'
import { roundAmounts } from '#/src/features/cashier/wallet/round-amounts.ts'
import { useText } from '#/src/i18n/text.ts'
import type { VendorWallet } from '../fund-queries.ts'
import type { Direction } from './movable.ts'
import type { useMove } from './use-move.ts'

interface MoveFormProps {
  direction: Direction
  vendor: VendorWallet
  /** The most that can be moved. */
  most: string
  moving: ReturnType<typeof useMove>
}

/** How much is moved: written, one of a few round amounts, or all of it. */
export function MoveForm({ direction, vendor, most, moving }: MoveFormProps) {
  const t = useText()
  const [written, write] = useState('')
  const [wasTried, setTried] = useState(false)
  const { attempt, move, isLost, amountRefusal, forgetRefusal } = moving
  const bounds = { least: vendor.least, most, step: vendor.unit }
  const words = boundsText(bounds)
  const read = readAmount(written, bounds)
  const amount = 'digits' in read ? read.digits : undefined
  const fault = wasTried && 'fault' in read ? t(`fund.fault.${read.fault}`, words) : undefined
  const change = (next: string) => {
    if (amountRefusal) forgetRefusal()
    write(next)
  }
  const action = direction === 'out' ? 'add' : 'back'
  return (
    <AttemptForm
      attempt={attempt}
      onSend={async () => {
        setTried(amount === undefined)
        if (amount !== undefined) await move(amount)
      }}
      action={amount === undefined ? t(`fund.${action}`) : t(`fund.${action}Amount`, { amount: wholeText(amount) })}
      after={isLost && <p className="text-sm text-gold text-pretty">{t('fund.lost')}</p>}
    >
      <AmountField
        label={t('fund.amount')}
        bounds={bounds}
        presets={roundAmounts(vendor.least, most)}
        hint={t('fund.amountHint', words)}
        error={fault ?? (amountRefusal && errorText(t, amountRefusal))}
        written={written}
        onWrite={change}
      />
      <Button
        weight="quiet"
        size="small"
        aria-pressed={amount === wholeDigits(most)}
        onClick={() => change(inGroups(most))}
      >
        {t('fund.all', { amount: wholeText(most) })}
      </Button>
    </AttemptForm>
  )
}
