import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextArea } from '@banyan/ui/text-area.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** As the contract bounds every reason. */
const reasonBounds = { shortest: 3, longest: 500 }

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  /** What will be done, such as 'Suspend linh'. */
  title: string
  /** What the press does to the member and the money. */
  children: ReactNode
  /** Further fields of the action, above the reason. */
  fields?: ReactNode
  /** The button's text: what it does. */
  confirm: string
  isDangerous?: boolean
  /** False while a field above is not filled. */
  isReady?: boolean
  /** Does it; a refusal is shown in place and everything typed stays. */
  act: (reason: string) => Promise<unknown>
}

/** An operator's action that goes into the audit with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, children, fields, confirm, isDangerous = false, isReady = true, act } = props
  const t = useText()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const action = useMutation({
    mutationFn: act,
    meta: { shownInPlace: true },
    onSuccess: () => {
      setReason('')
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    setMissing(said.length < reasonBounds.shortest)
    if (said.length >= reasonBounds.shortest && !action.isPending) action.mutate(said)
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        action.reset()
        onClose()
      }}
      title={title}
      dismissable={!action.isPending}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button weight="quiet" disabled={action.isPending} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            weight={isDangerous ? 'danger' : 'primary'}
            busy={action.isPending}
            disabled={!isReady}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="text-muted text-pretty">{children}</div>
        {fields}
        <TextArea
          label={t('reason.label')}
          hint={t('reason.hint')}
          error={isMissing ? t('reason.missing') : undefined}
          required
          maxLength={reasonBounds.longest}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setMissing(false)
          }}
        />
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger empty:hidden">
          {action.isError && errorText(t, action.error)}
        </p>
      </form>
    </Dialog>
  )
}
