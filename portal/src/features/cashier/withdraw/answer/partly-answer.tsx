import { errorText } from '@banyan/client/error-text.ts'
import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { AmountField, boundsText } from '#/src/features/cashier/wallet/amount-field.tsx'
import { ImagePicker } from '#/src/features/cashier/wallet/image-picker.tsx'
import { Money, moneyText } from '#/src/features/cashier/wallet/money.tsx'
import {
  isOfPassword,
  isWholePassword,
  PaymentPasswordField,
} from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { readAmount } from '#/src/features/cashier/wallet/read-amount.ts'
import { useImages } from '#/src/features/cashier/wallet/use-images.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Leg, Order } from '../words/order.ts'
import { LostAnswer } from './lost-answer.tsx'
import { useLegAnswer } from './use-leg-answer.ts'

const one = exactOf('1')

/** Less arrived than was sent: how much, what is still missing, and a second question, for it can't be changed. */
export function PartlyAnswer({ order: { number }, leg: { place, amount } }: { order: Order; leg: Leg }) {
  const t = useText()
  const images = useImages()
  const [written, write] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const { attempt, send, isLost, refusal, forgetRefusal } = useLegAnswer()
  const bounds = { least: '1', most: amountOfExact(exactOf(amount) - one), step: '1' }
  const read = readAmount(written, bounds)
  const arrived = 'digits' in read ? read.digits : undefined
  const missing = arrived === undefined ? undefined : amountOfExact(exactOf(amount) - exactOf(arrived))
  const isReady = arrived !== undefined && isWholePassword(password) && !images.isBusy
  const amountRefusal = refusal && !isOfPassword(refusal) ? errorText(t, refusal) : undefined
  const sendAnswer = () =>
    attempt.run(async () => {
      if (arrived === undefined) return
      const paymentPassword = password
      // It is written anew for each try.
      setPassword('')
      setTried(false)
      const body = { number, place, arrived, paymentPassword, proofs: [...images.ids] }
      await send(() => request('confirmLegPartly', {}, { body }))
      images.forget()
    })
  return (
    <>
      <AttemptForm
        attempt={attempt}
        onSend={async () => {
          setTried(true)
          if (isReady) setAsks(true)
        }}
        action={
          arrived === undefined ? t('withdraw.sendPartly') : t('withdraw.sendAmount', { amount: moneyText(arrived) })
        }
        after={<LostAnswer isLost={isLost} />}
      >
        <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
          <AmountField
            label={t('withdraw.arrived')}
            name="arrived"
            bounds={bounds}
            error={
              amountRefusal ??
              (wasTried && arrived === undefined ? t('withdraw.arrivedFault', boundsText(bounds)) : undefined)
            }
            written={written}
            onWrite={(next) => {
              if (amountRefusal !== undefined) forgetRefusal()
              write(next)
            }}
          />
          <div className="flex flex-col gap-1.5">
            <p className="text-sm text-muted">{t('withdraw.missing')}</p>
            <p
              aria-live="polite"
              className="flex min-h-12 items-center rounded-md border border-dashed border-line-control px-3.5 text-base font-semibold text-gold"
            >
              {missing === undefined ? '—' : <Money amount={missing} />}
            </p>
          </div>
        </div>
        <ImagePicker
          label={t('withdraw.proofsOptional')}
          images={images}
          error={wasTried && images.isBusy && t('withdraw.proofsWait')}
        />
        <PaymentPasswordField
          value={password}
          onWrite={setPassword}
          fault={
            refusal && isOfPassword(refusal) && password === ''
              ? refusal
              : wasTried && !isWholePassword(password)
                ? 'short'
                : undefined
          }
        />
      </AttemptForm>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        tone="warning"
        title={t('withdraw.partlyTitle', { amount: moneyText(arrived ?? amount) })}
        confirm={t('withdraw.partlyConfirm')}
        onConfirm={() => {
          setAsks(false)
          void sendAnswer()
        }}
        cancel={t('withdraw.partlyBack')}
      >
        {t('withdraw.partlyText', { missing: moneyText(missing ?? amount) })}
      </AlertDialog>
    </>
  )
}
