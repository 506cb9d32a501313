import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { percentIcon } from '@banyan/ui/icons/percent-icon.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CountdownRing } from '#/src/features/cashier/wallet/countdown-ring.tsx'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { orderQuery } from '../withdraw-queries.ts'
import type { Leg, Order } from '../words/order.ts'
import { DeniedAnswer } from './denied-answer.tsx'
import { PartlyAnswer } from './partly-answer.tsx'
import { ReceivedAnswer } from './received-answer.tsx'

const answers = [
  { id: 'received', icon: checkIcon, Form: ReceivedAnswer },
  { id: 'partly', icon: percentIcon, Form: PartlyAnswer },
  { id: 'denied', icon: closeIcon, Form: DeniedAnswer },
] as const

/** Asks whether a payout arrived, with the time that is left to say so (requirement WAL-08). */
export function LegQuestion({ order, leg }: { order: Order; leg: Leg }) {
  const t = useText()
  const client = useQueryClient()
  const name = useId()
  const [chosen, setChosen] = useState<(typeof answers)[number]['id']>()
  const { answerBy, sentAt, reference } = leg
  // At its end it counts as received: how it stands then is asked for.
  const left = useTimeLeft(
    answerBy ?? undefined,
    () => void client.invalidateQueries({ queryKey: orderQuery(order.number).queryKey }),
  )
  const whole = answerBy && sentAt ? (Date.parse(answerBy) - Date.parse(sentAt)) / 1_000 : 0
  const Form = answers.find(({ id }) => id === chosen)?.Form
  return (
    <div className="mt-2.5 flex flex-col gap-4 rounded-md border border-gold/50 bg-gold-soft/40 px-4 py-3.5 text-text">
      <div className="flex items-center gap-4">
        {answerBy && (
          <CountdownRing left={left} whole={whole} label={(time) => t('withdraw.timeLeft', { left: time })} />
        )}
        <div className="min-w-0">
          <p id={`${name}-question`} className="text-base font-semibold text-balance">
            {t('withdraw.question', { amount: moneyText(leg.amount) })}
          </p>
          {answerBy && (
            <p className="text-muted text-pretty">{t('withdraw.questionUntil', { until: when(answerBy) })}</p>
          )}
          {reference && (
            <p className="text-muted">
              {t('withdraw.reference')}{' '}
              <bdi dir="ltr" className="font-semibold text-text select-all">
                {reference}
              </bdi>
            </p>
          )}
        </div>
      </div>
      <div role="radiogroup" aria-labelledby={`${name}-question`} className="grid gap-2 sm:grid-cols-3">
        {answers.map(({ id, icon }) => (
          <label
            key={id}
            className="flex min-h-15 cursor-pointer flex-col justify-center gap-0.5 rounded-md border border-line-control bg-raised px-2.5 py-2 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-info"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => setChosen(id)}
              className="sr-only"
            />
            <span className="flex items-center gap-1.5 font-semibold">
              <Icon drawing={icon} size={16} className="text-primary-strong" />
              {t(`withdraw.answer.${id}`)}
            </span>
            <span className="text-xs text-muted">{t(`withdraw.answerText.${id}`)}</span>
          </label>
        ))}
      </div>
      {Form && <Form key={chosen} order={order} leg={leg} />}
    </div>
  )
}
