import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useState } from 'react'
import { AmountField, boundsText } from '#/src/features/cashier/wallet/amount-field.tsx'
import { wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Channel } from '../deposit-queries.ts'
import { CardFields } from './card-fields.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { CreditSummary } from './credit-summary.tsx'
import { ManualFields } from './manual-fields.tsx'
import { PromotionChoice } from './promotion-choice.tsx'
import { useDepositDraft } from './use-deposit-draft.ts'
import { useOpenOrder } from './use-open-order.ts'
import { usePromotionChoice } from './use-promotion-choice.ts'

/** Opens an order: the way, the amount with what is credited of it, and what that way needs besides. */
export function DepositForm({ channels }: { channels: readonly Channel[] }) {
  const t = useText()
  const draft = useDepositDraft(channels)
  const [wasTried, setTried] = useState(false)
  const promotion = usePromotionChoice()
  const { attempt, send, isLost } = useOpenOrder(draft, promotion.join)
  const { channel, digits } = draft
  if (!channel) return null
  const faults = wasTried ? draft.faults : {}
  return (
    <div className="px-4.5 pt-4 pb-5">
      <AttemptForm
        attempt={attempt}
        onSend={() => {
          setTried(true)
          return send()
        }}
        action={digits === undefined ? t('deposit.open') : t('deposit.openAmount', { amount: wholeText(digits) })}
        after={isLost && <p className="text-sm text-gold text-pretty">{t('deposit.lost')}</p>}
      >
        <ChannelChoice
          channels={channels}
          chosen={channel}
          onChoose={(next) => {
            setTried(false)
            attempt.forget()
            draft.choose(next)
          }}
        />
        <AmountField
          label={t('deposit.amount')}
          bounds={channel}
          presets={channel.presets}
          hint={t('deposit.amountHint', boundsText(channel))}
          error={faults.amount && t(`deposit.fault.${faults.amount}`, boundsText(channel))}
          written={draft.written}
          onWrite={draft.write}
        />
        {channel.kind === 'manual' && (
          <ManualFields
            channel={channel}
            sender={draft.sender}
            images={draft.images}
            faults={faults.evidence ?? {}}
            onWrite={draft.setSender}
          />
        )}
        {channel.kind === 'scratchCard' && (
          <CardFields card={draft.card} faults={faults.card ?? {}} onWrite={draft.setCard} />
        )}
        {promotion.promotions.length > 0 && (
          <PromotionChoice promotions={promotion.promotions} chosen={promotion.chosen} onChoose={promotion.choose} />
        )}
        <CreditSummary channel={channel} digits={digits} />
      </AttemptForm>
    </div>
  )
}
