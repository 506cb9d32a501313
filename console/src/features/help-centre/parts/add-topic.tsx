import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { AddDialogProps } from '#/src/features/content/content-editor.tsx'
import { useText } from '#/src/i18n/text.ts'
import { type HelpItem, termIdPattern } from './help-item.ts'

const nameAtMost = 40

/** Asks for the name of a new topic in addresses, which it keeps: links to it would break. */
export function AddTopic({ open, onClose, items, onAdd }: AddDialogProps<HelpItem>) {
  const t = useText()
  const formId = useId()
  const [termId, setTermId] = useState('')
  const [error, setError] = useState<'help.nameWrong' | 'settingRule.duplicate'>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!termIdPattern.test(termId)) return setError('help.nameWrong')
    if (items.some((item) => item.termId === termId)) return setError('settingRule.duplicate')
    setTermId('')
    onClose()
    onAdd({ termId, group: 'start', title: { en: '' }, content: { en: '' } })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('help.add')}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button weight="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('help.addNow')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('help.name')}
          hint={t('help.nameHint')}
          error={error && t(error)}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={nameAtMost}
          value={termId}
          onChange={({ target }) => {
            setTermId(target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
