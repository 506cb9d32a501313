import type { BodyOf, CallDefinition } from '@banyan/contract/call.ts'
import { holdAfterAccessAct } from '#/modules/accounts/holds.ts'
import type { MemberFacts } from '#/modules/accounts/members.ts'
import { auditedAccount } from '#/modules/accounts/members.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Asked, bindFourEyes, type CarriedOut, type FourEyesBinding } from '#/platform/http/bind.ts'
import { type Languages, tonguesOf } from '#/platform/http/languages.ts'
import type { AccessAct } from './mails/access-notice.ts'
import { type NotifyParts, notifyOfAccessAct } from './use-cases/tell-owner.ts'

export interface AccessActParts extends NotifyParts {
  readonly sessions: Pick<LiveSessions, 'forget'>
  readonly languages: Languages
}

/** The member, and what changed. */
interface Acted extends Pick<CarriedOut, 'before' | 'after' | 'shown' | 'moving'> {
  readonly member: Pick<MemberFacts, 'id' | 'usernameKey'>
}

/**
 * Binds an act on how a member's account is accessed or paid out. Every such act takes two operators, holds the member's
 * money, and is told to the owner on every channel (reliability goal T11): one operator alone never takes an account over.
 */
export function bindAccessAct<Call extends CallDefinition>(
  { settings, sessions, languages, ...parts }: AccessActParts,
  { call, act }: { readonly call: Call; readonly act: AccessAct },
  carryOut: (tx: Tx, body: BodyOf<Call>, asked: Asked) => Promise<Acted>,
): FourEyesBinding {
  return bindFourEyes(call, async (tx, body, asked) => {
    const { member, ...done } = await carryOut(tx, body, asked)
    const { accessHoldHours } = settings.current('approvals')
    const heldHours = act === 'release' ? undefined : accessHoldHours
    if (heldHours !== undefined) await holdAfterAccessAct(tx, member.id, heldHours)
    return {
      ...done,
      object: auditedAccount(member),
      async afterwards() {
        sessions.forget(String(member.id))
        const tongues = tonguesOf(languages, undefined)
        await notifyOfAccessAct({ ...parts, settings }, { accountId: member.id, act, heldHours }, tongues)
      },
    }
  })
}
