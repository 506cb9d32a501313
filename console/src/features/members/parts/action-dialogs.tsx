import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { GiveGiftDialog } from '#/src/features/promotions/give-gift-dialog.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { HoldLength, holdHours } from './hold-length.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { useMemberChanged } from './member-query.ts'
import { ShownContacts } from './shown-once.tsx'

export type ActionName =
  | 'suspend'
  | 'reinstate'
  | 'hold'
  | 'release'
  | 'endAll'
  | 'password'
  | 'gift'
  | 'mark'
  | 'correct'
  | 'factors'
  | 'contacts'

interface ActionDialogsProps {
  member: Pick<ValueOf<Calls['memberRecord']>, 'id' | 'username' | 'tags' | 'identityCheckedAt'>
  chosen: ActionName | undefined
  onClose: () => void
}

/** What each action asks before it is done, and what some of them answer. */
export function ActionDialogs({ member, chosen, onClose }: ActionDialogsProps) {
  const { id, username: name } = member
  const t = useText()
  const changed = useMemberChanged()
  const [hours, setHours] = useState<number>(holdHours[0])
  const [contacts, setContacts] = useState<ValueOf<Calls['memberContacts']>>()
  const done = async (what: string) => {
    showToast({ tone: 'success', text: t('act.done', { what }) })
    await changed()
  }
  const dialog = (action: ActionName) => ({
    open: chosen === action,
    onClose,
    title: t(`act.${action}`, { name }),
    confirm: t(`act.${action}`, { name }),
  })
  /** Does it, then tells and shows what has changed. */
  const doing = (action: ActionName, sent: (reason: string) => Promise<unknown>) => async (reason: string) => {
    await sent(reason)
    await done(t(`act.${action}`, { name }))
  }
  /** Asks a second operator for it: nothing has changed yet. */
  const asking = (sent: (reason: string) => Promise<unknown>) => async (reason: string) => {
    await sent(reason)
    showToast({ tone: 'success', text: t('act.asked') })
    await changed()
  }
  return (
    <>
      <ReasonDialog
        {...dialog('suspend')}
        isDangerous
        act={doing('suspend', (reason) => request('suspendMember', {}, { body: { id, reason } }))}
      >
        {t('act.suspendText')}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('reinstate')}
        act={doing('reinstate', (reason) => request('reinstateMember', {}, { body: { id, reason } }))}
      >
        {t('act.reinstateText')}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('hold')}
        fields={<HoldLength hours={hours} onChange={setHours} />}
        act={doing('hold', (reason) => request('holdMoney', {}, { body: { id, hours, reason } }))}
      >
        {t('act.holdText')}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('release')}
        confirm={t('act.ask')}
        act={asking((reason) => request('releaseMoney', {}, { body: { id, reason } }))}
      >
        {t('act.releaseText')}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('endAll')}
        act={doing('endAll', (reason) => request('endMemberSessions', {}, { body: { id, reason } }))}
      >
        {t('act.endText', { name })}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('password')}
        confirm={t('act.ask')}
        isDangerous
        act={asking((reason) => request('handOutPassword', {}, { body: { id, reason } }))}
      >
        {t('act.passwordText', { name })}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('contacts')}
        act={async (reason) => {
          setContacts(await request('memberContacts', {}, { body: { id, reason } }))
          await changed()
        }}
      >
        {t('act.contactsText', { name })}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('factors')}
        confirm={t('act.ask')}
        isDangerous
        act={asking((reason) => request('resetMemberFactors', {}, { body: { id, reason } }))}
      >
        {t('act.factorsText')}
      </ReasonDialog>
      {chosen === 'gift' && <GiveGiftDialog member={{ id, username: name }} open onClose={onClose} />}
      {chosen === 'mark' && (
        <MarkDialog {...dialog('mark')} member={member} done={() => done(t('act.mark', { name }))} />
      )}
      {chosen === 'correct' && <CorrectDialog {...dialog('correct')} id={id} asked={asking} />}
      <ShownContacts name={name} contacts={contacts} onClose={() => setContacts(undefined)} />
    </>
  )
}
