import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** As the contract bounds the name of a role. */
const namePattern = /^[a-z][a-z0-9-]{1,29}$/

interface AddRoleProps {
  taken: readonly string[]
  onAdd: (name: string) => void
}

/** Begins a role of the merchant's own, which may do nothing yet. */
export function AddRole({ taken, onAdd }: AddRoleProps) {
  const t = useText()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<'nameWrong' | 'nameTaken'>()
  const close = () => {
    setOpen(false)
    setName('')
    setFault(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = !namePattern.test(name) ? 'nameWrong' : taken.includes(name) ? 'nameTaken' : undefined
    setFault(found)
    if (found) return
    onAdd(name)
    close()
  }
  return (
    <>
      <Button weight="quiet" icon={plusIcon} onClick={() => setOpen(true)}>
        {t('roles.add')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('roles.add')}
        size="small"
        closeLabel={t('action.close')}
        footer={
          <Button type="submit" form={formId}>
            {t('roles.add')}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          <TextField
            label={t('roles.name')}
            hint={t('roles.nameHint')}
            error={fault && t(`roles.${fault}`)}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={30}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
