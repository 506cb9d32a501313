import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { useState } from 'react'
import type { CallId } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { ActionDialogs, type ActionName } from './action-dialogs.tsx'

type Member = ValueOf<Calls['memberRecord']>

interface OfferedAction {
  readonly name: ActionName
  readonly call: CallId
  readonly isOffered: boolean
}

/** Agents have no promotions. */
const memberType = 0

/** What can be done with an account in this state, the most urgent first. */
function actionsFor(member: Member): readonly OfferedAction[] {
  const isOpen = member.state !== 'closed'
  const hasFactors = member.authenticator !== null || member.passkeys > 0
  const isHeld = member.holds.some(({ kind }) => kind === 'money_out')
  return [
    { name: 'suspend', call: 'suspendMember', isOffered: member.state === 'active' },
    { name: 'reinstate', call: 'reinstateMember', isOffered: member.state === 'suspended' },
    { name: 'hold', call: 'holdMoney', isOffered: isOpen },
    { name: 'release', call: 'releaseMoney', isOffered: isOpen && isHeld },
    { name: 'endAll', call: 'endMemberSessions', isOffered: member.openSessions > 0 },
    { name: 'password', call: 'handOutPassword', isOffered: isOpen },
    { name: 'gift', call: 'giveGift', isOffered: member.state === 'active' && member.type === memberType },
    { name: 'mark', call: 'markMember', isOffered: isOpen },
    { name: 'correct', call: 'correctBalance', isOffered: isOpen },
    { name: 'factors', call: 'resetMemberFactors', isOffered: isOpen && hasFactors },
    { name: 'contacts', call: 'memberContacts', isOffered: true },
  ]
}

/** The first action as a button, the others in a menu; each asks for a reason. */
export function MemberActions({ member }: { member: Member }) {
  const t = useText()
  const may = useMayCalls()
  const menu = usePopupTrigger('menu')
  const [chosen, setChosen] = useState<ActionName>()
  const offered = actionsFor(member).filter(({ call, isOffered }) => isOffered && may(call))
  const [first, ...others] = offered
  const text = (name: ActionName) => t(`act.${name}`, { name: member.username })
  return (
    <>
      {first && (
        <Button weight="quiet" onClick={() => setChosen(first.name)}>
          {text(first.name)}
        </Button>
      )}
      {others.length > 0 && (
        <>
          <Button weight="quiet" icon={downIcon} {...menu.props}>
            {t('act.more')}
          </Button>
          <Menu open={menu.open} onClose={menu.close} trigger={menu.ref} label={t('act.more')} align="end">
            {others.map(({ name }) => (
              <MenuItem key={name} onAction={() => setChosen(name)}>
                {text(name)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      <ActionDialogs member={member} chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
