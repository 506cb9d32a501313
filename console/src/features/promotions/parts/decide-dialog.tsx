import type { PromotionReview } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { TextArea } from '@banyan/ui/text-area.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePromotionsChanged } from './promotion-queries.ts'
import { reasonText } from './reason-text.ts'

export interface Decision {
  readonly act: 'approve' | 'refuse'
  readonly review: PromotionReview
}

const longestNote = 300

/** Pays a claim that waits, or refuses it with words that the member reads. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const t = useText()
  const changed = usePromotionsChanged()
  const [note, setNote] = useState('')
  const { act, review } = decision
  const { id, amount, member, name, reasons } = review
  const isRefused = act === 'refuse'
  const said = note.trim()
  const send = async (reason: string) => {
    const body = { id, approve: !isRefused, ...(isRefused && { note: said }), reason }
    try {
      await request('decidePromotionReview', {}, { body })
    } finally {
      // Also where somebody else was faster.
      await changed()
    }
    showToast({ tone: 'success', text: t(isRefused ? 'reviews.refused' : 'reviews.approved') })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`reviews.${act}Title`, { amount: moneyText(amount), member: member.username })}
      confirm={t(`reviews.${act}`)}
      isDangerous={isRefused}
      isReady={!isRefused || said !== ''}
      act={send}
      fields={
        isRefused && (
          <TextArea
            label={t('reviews.note')}
            hint={t('reviews.noteHint')}
            required
            maxLength={longestNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )
      }
    >
      <p>
        <bdi>{name}</bdi> · {reasons.map((reason) => reasonText(t, reason)).join(' · ')}
      </p>
      <p className="mt-2">{t(`reviews.${act}Text`)}</p>
    </ReasonDialog>
  )
}
