import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { useText } from '#/src/i18n/text.ts'

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
