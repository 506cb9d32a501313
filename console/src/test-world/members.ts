import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'

const at = '2026-11-01T05:00:00.000Z'

/** A member with nothing remarkable. */
export const member: ValueOf<Calls['memberRecord']> = {
  id: 'linh-linh-linh-linh-22',
  username: 'linh',
  nickname: 'Linh',
  type: 0,
  state: 'active',
  stateChange: null,
  language: 'EN',
  hasPortalAccess: true,
  registeredAt: at,
  registration: null,
  firstSignInAt: null,
  lastSignInAt: null,
  openSessions: 1,
  mobile: null,
  email: null,
  details: [],
  password: { setAt: at, ageDays: 3, isWeak: false, mustChange: false },
  authenticator: null,
  passkeys: 0,
  holds: [],
  tags: [],
  identityCheckedAt: null,
  upline: [],
  directDownlines: 0,
  money: { balance: '2000.00', held: '0.00', owed: '0.00', version: 1 },
}

/** The same one as a search finds it. */
export const foundMember: ValueOf<Calls['findMembers']>['rows'][number] = {
  ...{ id: member.id, username: 'linh', nickname: 'Linh', type: 0, state: 'active', registeredAt: at },
  ...{ lastSignInAt: null, balance: '2000.00', mobile: null, matchedBy: 'username' },
}

/** Its suspension, as its timeline tells it. */
export const happened: ValueOf<Calls['memberTimeline']>['rows'][number] = {
  ...{ at, kind: 'operatorAction', result: null, method: null, address: null, device: null },
  ...{ call: 'suspendMember', by: 'dao.pham', reason: 'chargeback' },
}
