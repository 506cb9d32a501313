import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ImagePicker } from '#/src/features/cashier/wallet/image-picker.tsx'
import { useImages } from '#/src/features/cashier/wallet/use-images.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Leg, Order } from '../words/order.ts'
import { LostAnswer } from './lost-answer.tsx'
import { useLegAnswer } from './use-leg-answer.ts'

/** Nothing arrived, which one to three images show. */
export function DeniedAnswer({ order: { number }, leg: { place } }: { order: Order; leg: Leg }) {
  const t = useText()
  const images = useImages()
  const [wasTried, setTried] = useState(false)
  const { attempt, send, isLost } = useLegAnswer()
  const fault = images.isBusy ? 'withdraw.proofsWait' : images.ids.length === 0 ? 'withdraw.proofsFault' : undefined
  return (
    <AttemptForm
      attempt={attempt}
      onSend={async () => {
        setTried(true)
        if (fault) return
        await send(() => request('denyLeg', {}, { body: { number, place, proofs: [...images.ids] } }))
        images.forget()
      }}
      action={t('withdraw.sendDenied')}
      after={<LostAnswer isLost={isLost} />}
    >
      <p className="text-muted text-pretty">{t('withdraw.deniedText')}</p>
      <ImagePicker label={t('withdraw.proofs')} images={images} error={wasTried && fault && t(fault)} />
    </AttemptForm>
  )
}
