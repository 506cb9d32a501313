import type { ValueOf } from '@banyan/contract/call.ts'
import type { memberCalls } from '@banyan/contract/records/operator-member-calls.ts'
import type { Hooks } from '#/hooks.ts'
import { auditedAccount, contactTimes, type MemberFacts } from '#/modules/accounts/members.ts'
import { factorsOf, formerPasswordTimes, signInPage } from '#/modules/sign-in/members.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'

type Event = ValueOf<typeof memberCalls.memberTimeline>['rows'][number]
/** An event with what tells it from others of the same moment. */
type Told = Event & { readonly key: string }

/** Actions of operators that the timeline goes back to. Everything else is kept in smaller numbers. */
const actionsAtMost = 500
const signInsAtMost = 100

const nothing = { result: null, method: null, address: null, device: null, call: null, by: null, reason: null } as const

/** Everything that is known to have happened to a member, newest first. It is little enough to be put in order at once. */
export async function memberTimeline(
  db: Db,
  hooks: Pick<Hooks, 'actionsOn'>,
  facts: MemberFacts,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<{ readonly rows: readonly Event[]; readonly next: string | null }> {
  const [at, key] = readCursor(after, ['moment', 'text']) ?? []
  const events = (await eventsOf(db, hooks, facts)).toSorted(newestFirst)
  const behind =
    at === undefined || key === undefined ? events : events.filter((event) => newestFirst({ at, key }, event) < 0)
  const { rows, next } = pageFrom(behind, size, (event) => [event.at, event.key])
  return { rows: rows.map(({ key: _key, ...event }) => event), next }
}

type Placed = Pick<Told, 'at' | 'key'>

function newestFirst(one: Placed, other: Placed): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1
  if (one.key === other.key) return 0
  return one.key < other.key ? -1 : 1
}

async function eventsOf(db: Db, hooks: Pick<Hooks, 'actionsOn'>, facts: MemberFacts): Promise<Told[]> {
  const { id } = facts
  const [signIns, factors, contacts, formerPasswords, actions] = await Promise.all([
    signInPage(db, id, { atMost: signInsAtMost }),
    factorsOf(db, id),
    contactTimes(db, id),
    formerPasswordTimes(db, id),
    hooks.actionsOn(db, auditedAccount(facts), { atMost: actionsAtMost }),
  ])
  const told = (kind: Event['kind'], moments: readonly (Date | null | undefined)[]): Told[] =>
    moments.flatMap((moment, at) =>
      moment ? [{ ...nothing, kind, at: moment.toISOString(), key: `${kind} ${at}` }] : [],
    )
  return [
    ...told('registered', [facts.createdAt]),
    ...told('passwordSet', [facts.passwordSetAt, ...formerPasswords]),
    ...told('authenticatorAdded', [factors.authenticatorAddedAt]),
    ...told('passkeyAdded', factors.passkeysAddedAt),
    ...told('mobileSet', [contacts.mobileSetAt]),
    ...told('emailSet', [contacts.emailSetAt]),
    ...told('emailConfirmed', [contacts.emailConfirmedAt]),
    ...signIns.map((signIn): Told => {
      const { method, result, address, device } = signIn
      const words = { method: method as Event['method'], result: result as Event['result'], address, device }
      return { ...nothing, ...words, kind: 'signIn', at: signIn.at.toISOString(), key: `signIn ${signIn.id}` }
    }),
    ...actions.map(({ id: action, madeAt, actor, call, reason }): Told => {
      const said = { call, by: actor, reason, kind: 'operatorAction' as const }
      return { ...nothing, ...said, at: madeAt.toISOString(), key: `action ${action}` }
    }),
  ]
}
