import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { CopyButton } from '#/src/features/records/copy-button.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { useText } from '#/src/i18n/text.ts'

interface ShownPasswordProps {
  name: string
  password: string | undefined
  onClose: () => void
}

/** The password that was handed out; nothing shows it again. */
export function ShownPassword({ name, password, onClose }: ShownPasswordProps) {
  const t = useText()
  return (
    <Dialog
      open={password !== undefined}
      onClose={onClose}
      title={t('act.passwordShown', { name })}
      size="small"
      dismissable={false}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <p className="mb-4 text-muted text-pretty">{t('act.passwordOnce')}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line-control bg-field p-3">
        <output dir="ltr" className="min-w-0 grow text-lg font-semibold wrap-anywhere">
          {password}
        </output>
        <CopyButton text={password ?? ''} />
      </div>
    </Dialog>
  )
}

interface ShownContactsProps {
  name: string
  contacts: ValueOf<Calls['memberContacts']> | undefined
  onClose: () => void
}

/** Personal data in the clear, for as long as the dialog is open. */
export function ShownContacts({ name, contacts, onClose }: ShownContactsProps) {
  const t = useText()
  const { mobile = null, email = null, details = [] } = contacts ?? {}
  return (
    <Dialog
      open={contacts !== undefined}
      onClose={onClose}
      title={t('act.contactsShown', { name })}
      size="small"
      closeLabel={t('action.close')}
    >
      <Facts
        rows={[
          { name: t('members.mobile'), value: mobile ?? t('member.nothing'), isCode: mobile !== null },
          {
            name: t('members.email'),
            value: email
              ? `${email.address}${email.isConfirmed ? '' : ` (${t('member.unconfirmed')})`}`
              : t('member.nothing'),
          },
          ...details.map((detail) => ({ name: t(`field.${detail.name}`), value: <bdi>{detail.value}</bdi> })),
        ]}
      />
    </Dialog>
  )
}
