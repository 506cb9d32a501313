import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { publishedParts } from '@banyan/rules/lottery/published-parts.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextArea } from '@banyan/ui/text-area.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { gameName } from '../names/game-name.ts'
import { useIssueChanged } from './issue-queries.ts'
import { ResultFields } from './result-fields.tsx'
import { publishedOf, type Slots, slotsOf, wrongSlots } from './result-slots.ts'

interface ResultDialogProps {
  /** A second operator has to approve a correction; an entry is one of two approvals itself. */
  kind: 'enter' | 'correct'
  record: ValueOf<Calls['lotteryIssue']>
  onClose: () => void
}

/** As the contract bounds a reason. */
const reasonBounds = { shortest: 3, longest: 500 }
const address = /^https:\/\/[!-~]{1,480}$/

/** Types a result as its source publishes it. What others reported is not shown here: two who read for themselves find more. */
export function ResultDialog({ kind, record: { issue }, onClose }: ResultDialogProps) {
  const t = useText()
  const formId = useId()
  const changed = useIssueChanged()
  const { gameCode, numero } = issue
  const parts = publishedParts(gameCode)
  const [slots, setSlots] = useState(() => slotsOf(parts))
  const [source, setSource] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const typed = (next: Slots) => {
    setSlots(next)
    setPlaceholder(false)
  }
  const wrong = isChecked ? wrongSlots(parts, slots, kind === 'correct') : new Set<string>()
  const isSourceWrong = isChecked && source !== '' && !address.test(source)
  const [isPlaceholder, setPlaceholder] = useState(false)
  const needsReason = kind === 'correct' || isPlaceholder
  const isReasonMissing = isChecked && needsReason && reason.trim().length < reasonBounds.shortest
  const send = useMutation({
    mutationFn: async () => {
      const said = {
        gameCode,
        numero,
        published: publishedOf(parts, slots),
        ...(source !== '' && { sourceUrl: source }),
      }
      const why = isPlaceholder ? { placeholderReason: reason.trim() } : {}
      if (kind === 'enter') await request('enterLotteryResult', {}, { body: { ...said, ...why } })
      else await request('correctLotteryResult', {}, { body: { ...said, reason: reason.trim() } })
    },
    meta: { shownInPlace: true },
    onError: (error) => {
      if (!(error instanceof RequestError && error.code === 'result_placeholder')) return
      setChecked(false)
      setPlaceholder(true)
    },
    onSuccess: async () => {
      showToast({ tone: 'success', text: t(kind === 'enter' ? 'lotteryAct.enter.done' : 'lottery.secondAsked') })
      onClose()
      await changed()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const isFine =
      wrongSlots(parts, slots, kind === 'correct').size === 0 &&
      (source === '' || address.test(source)) &&
      (!needsReason || reason.trim().length >= reasonBounds.shortest)
    if (isFine && !send.isPending) send.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t(`lotteryAct.${kind}.title`, { numero })}
      subtitle={gameName(t, gameCode)}
      dismissable={!send.isPending}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button weight="quiet" disabled={send.isPending} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={send.isPending}>
            {t(kind === 'enter' ? 'lotteryAct.enter.confirm' : 'lottery.askSecond')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-muted text-pretty">{t(`lotteryAct.${kind}.text`)}</p>
        <ResultFields {...{ game: gameCode, parts, slots, wrong }} onChange={typed} />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {wrong.size > 0 && t(kind === 'enter' ? 'lottery.wrongPrizes' : 'lottery.wrongOrMissing')}
        </p>
        <TextField
          label={t('lottery.sourceUrl')}
          hint={t('lottery.sourceUrlHint')}
          error={isSourceWrong ? t('lottery.sourceUrlWrong') : undefined}
          dir="ltr"
          inputMode="url"
          maxLength={488}
          value={source}
          onChange={({ target }) => setSource(target.value.trim())}
        />
        {needsReason && (
          <TextArea
            label={t('reason.label')}
            hint={t('reason.hint')}
            error={isReasonMissing ? t('reason.missing') : undefined}
            required
            maxLength={reasonBounds.longest}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {kind === 'correct' && <p className="font-semibold text-gold">{t('lottery.secondText')}</p>}
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger empty:hidden">
          {send.isError && errorText(t, send.error)}
        </p>
      </form>
    </Dialog>
  )
}
