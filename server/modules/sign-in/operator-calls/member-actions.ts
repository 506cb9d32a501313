import { memberActions } from '@banyan/contract/identity/operator-member-actions.ts'
import { heldUntil, holdFor } from '#/modules/accounts/holds.ts'
import { auditedAccount, marksOf, memberOf, presentMarks, putMarks } from '#/modules/accounts/members.ts'
import { contactsInTheClear } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import { countLiveSessions } from '#/modules/sessions/own-sessions.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bindAction } from '#/platform/http/bind.ts'
import { endMemberSessions, lockOpenMember, reinstateMember, suspendMember } from '../use-cases/work-on-member.ts'

export interface MemberActionParts {
  readonly database: Database
  readonly personal: PersonalSecrets
  readonly sessions: Pick<LiveSessions, 'forget'>
}

const hourSeconds = 3_600

/** What operators do with a member's account; what they do ends the member's sessions at once where it must. */
export function memberActionBindings(parts: MemberActionParts): Binding[] {
  return [...stateBindings(parts), holdMoneyCall(), marksCall(), contactsCall(parts)]
}

function stateBindings({ database: { db }, sessions }: MemberActionParts): Binding[] {
  return [
    bindAction(memberActions.suspendMember, async ({ body: { id, reason } }, _context, record) => {
      const member = await memberOf(db, id)
      const recorded = await record(async (tx) => {
        await suspendMember(tx, member.id)
        const states = { before: { state: 'active' }, after: { state: 'suspended' } }
        return { value: { state: 'suspended' as const }, object: auditedAccount(member), ...states, reason }
      })
      // The news comes by notification too; here it must not even be a moment late.
      sessions.forget(String(member.id))
      return recorded
    }),
    bindAction(memberActions.reinstateMember, ({ body: { id, reason } }, _context, record) =>
      record(async (tx) => {
        const member = await memberOf(tx, id)
        await reinstateMember(tx, member.id)
        const states = { before: { state: 'suspended' }, after: { state: 'active' } }
        return { value: { state: 'active' as const }, object: auditedAccount(member), ...states, reason }
      }),
    ),
    bindAction(memberActions.endMemberSessions, async ({ body: { id, session, reason } }, _context, record) => {
      const member = await memberOf(db, id)
      const recorded = await record(async (tx) => {
        const live = async () => (await countLiveSessions(tx, [member.id])).get(member.id) ?? 0
        const before = { sessions: await live() }
        const value = { ended: await endMemberSessions(tx, member.id, session) }
        const after = { sessions: await live(), ...(session && { session }), ...value }
        return { value, object: auditedAccount(member), before, after, reason }
      })
      sessions.forget(String(member.id))
      return recorded
    }),
  ]
}

function holdMoneyCall(): Binding {
  return bindAction(memberActions.holdMoney, ({ body: { id, hours, reason } }, _context, record) =>
    record(async (tx) => {
      const member = await memberOf(tx, id)
      await lockOpenMember(tx, member.id)
      const before = await heldUntil(tx, member.id, 'money_out')
      await holdFor(tx, member.id, 'money_out', hours * hourSeconds)
      const until = (await heldUntil(tx, member.id, 'money_out'))?.toISOString() ?? ''
      const change = { before: { moneyHeldUntil: before?.toISOString() ?? null }, after: { moneyHeldUntil: until } }
      return { value: { until }, object: auditedAccount(member), ...change, reason }
    }),
  )
}

function marksCall(): Binding {
  return bindAction(memberActions.markMember, ({ body: { id, tags, isIdentityChecked, reason } }, _context, record) =>
    record(async (tx) => {
      const member = await memberOf(tx, id)
      await lockOpenMember(tx, member.id)
      const before = presentMarks(await marksOf(tx, member.id))
      await putMarks(tx, member.id, { tags: tags.toSorted(), isIdentityChecked })
      const value = presentMarks(await marksOf(tx, member.id))
      return { value, object: auditedAccount(member), before, after: value, reason }
    }),
  )
}

/** The audit keeps what was told, by name; the data itself stands nowhere but in the answer. */
function contactsCall({ personal }: MemberActionParts): Binding {
  return bindAction(memberActions.memberContacts, ({ body: { id, reason } }, _context, record) =>
    record(async (tx) => {
      const member = await memberOf(tx, id)
      const value = await contactsInTheClear(tx, personal, member.id)
      const { mobile, email, details } = value
      const told = [...(mobile ? ['mobile'] : []), ...(email ? ['email'] : []), ...details.map(({ name }) => name)]
      return { value, object: auditedAccount(member), after: { told }, reason }
    }),
  )
}
