import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { ShownAccess } from './shown-access.tsx'

/** As the contract bounds the name of an operator. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,29}$/

/** Makes an operator, and shows once what they sign in with. */
export function AddOperatorDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  const adding = useMutation({
    mutationFn: (username: string) => request('addOperator', {}, { body: { username } }),
    meta: { shownInPlace: true },
    onSuccess: () => client.invalidateQueries(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isSound = namePattern.test(name.trim())
    setWrong(!isSound)
    if (isSound && !adding.isPending) adding.mutate(name.trim())
  }
  if (adding.data) return <ShownAccess access={adding.data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('staff.add')}
      size="small"
      closeLabel={t('action.close')}
      footer={
        <>
          <Button weight="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={adding.isPending}>
            {name.trim() ? t('staff.addNow', { name: name.trim() }) : t('staff.add')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-muted text-pretty">{t('staff.addText')}</p>
        <TextField
          label={t('staff.name')}
          hint={t('staff.nameHint')}
          error={isWrong ? t('staff.nameWrong') : adding.isError ? errorText(t, adding.error) : undefined}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          required
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setWrong(false)
            adding.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
