import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { ValueDifferences } from './difference-list.tsx'
import type { Draft } from './use-draft.ts'

const leastReason = 3
const longestReason = 500

/** What is said where a second operator has to approve; the reason is then needed. */
export interface Asked {
  readonly title: string
  readonly note: string
  readonly confirm: string
}

interface SaveDialogProps {
  draft: Draft
  asked?: Asked | undefined
  open: boolean
  onClose: () => void
}

/** What will change, once more, with room for the reason. */
export function SaveDialog({ draft, asked, open, onClose }: SaveDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const isShort = (asked !== undefined || reason.trim() !== '') && reason.trim().length < leastReason
  const save = async () => {
    if (isShort || draft.isBusy) return
    if (await draft.save(reason.trim())) setReason('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={asked?.title ?? t('settings.saveTitle')}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button weight="quiet" disabled={draft.isBusy} onClick={onClose}>
            {t('settings.back')}
          </Button>
          <Button busy={draft.isBusy} disabled={isShort} onClick={() => void save()}>
            {asked?.confirm ?? t('settings.saveNow')}
          </Button>
        </>
      }
    >
      {asked && <p className="mb-3 text-sm font-semibold text-pretty text-gold">{asked.note}</p>}
      <ValueDifferences before={draft.base.value} after={draft.value} />
      <div className="mt-4">
        <TextField
          label={t(asked ? 'reason.label' : 'settings.reason')}
          hint={t('settings.reasonHint')}
          error={isShort && reason !== '' ? t('settings.reasonShort') : undefined}
          required={asked !== undefined}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** Why it was not saved, where no field says it. */
export function SaveFailure({ failure }: { failure: unknown }) {
  const t = useText()
  if (failure === undefined) return null
  return (
    <p role="alert" className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-sm text-danger">
      {errorText(t, failure)}
    </p>
  )
}
