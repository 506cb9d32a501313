import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Leg, Order } from '../words/order.ts'
import { LostAnswer } from './lost-answer.tsx'
import { useLegAnswer } from './use-leg-answer.ts'

/** All of it arrived: one press, for the button says what is sent. */
export function ReceivedAnswer({ order: { number }, leg: { place, amount } }: { order: Order; leg: Leg }) {
  const t = useText()
  const { attempt, send, isLost } = useLegAnswer()
  return (
    <AttemptForm
      attempt={attempt}
      onSend={() => send(() => request('confirmLeg', {}, { body: { number, place } }))}
      action={t('withdraw.sendReceived', { amount: moneyText(amount) })}
      after={<LostAnswer isLost={isLost} />}
    >
      <p className="text-muted text-pretty">{t('withdraw.final')}</p>
    </AttemptForm>
  )
}
