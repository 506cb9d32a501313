import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { operatorCall, reason } from '../operator-call.ts'
import { usernameInput } from './login-calls.ts'
import { memberId, memberState, memberTags, orNull, sessionId } from './member-words.ts'

/** What operators do with a member's account: each with a reason, which stays in the audit with their name. */
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const

/** Personal data in the clear: who read it, of whom and why stays in the audit. */
const memberContacts = defineCall({
  ...act,
  id: 'memberContacts',
  summary: "A member's mobile number, mail address and details in the clear.",
  path: '/wps/operator/members/contacts',
  body: shape({ id: memberId, reason }),
  value: shape({
    mobile: orNull(Type.String({ pattern: '^\\+\\d{5,20}$', description: 'E.164' })),
    email: orNull(shape({ address: Type.String({ maxLength: 200 }), isConfirmed: Type.Boolean() })),
    details: Type.Array(shape({ name: Type.Enum([...profileFields]), value: Type.String({ maxLength: 200 }) }), {
      maxItems: profileFields.length,
    }),
  }),
  errors: ['account_not_found'],
})

/** A state that is not what the operator saw answers changed_meanwhile; a closed account stays as it is. */
const stateErrors = ['account_not_found', 'account_closed', 'changed_meanwhile'] as const

/** Its sessions end everywhere, and no browser signs it in; what vendors owe it is still paid. */
const suspendMember = defineCall({
  ...act,
  id: 'suspendMember',
  summary: 'Suspends an active member or agent.',
  path: '/wps/operator/members/suspend',
  body: shape({ id: memberId, reason }),
  value: shape({ state: memberState }),
  errors: stateErrors,
})

const reinstateMember = defineCall({
  ...act,
  id: 'reinstateMember',
  summary: 'Lets a suspended member or agent in again.',
  path: '/wps/operator/members/reinstate',
  body: shape({ id: memberId, reason }),
  value: shape({ state: memberState }),
  errors: stateErrors,
})

/** No money goes out meanwhile; it can still be played with. A hold that ends later stays. */
const holdMoney = defineCall({
  ...act,
  id: 'holdMoney',
  summary: "Holds a member's money back.",
  path: '/wps/operator/members/money/hold',
  body: shape({ id: memberId, hours: Type.Integer({ minimum: 1, maximum: 8_760 }), reason }),
  value: shape({ until: moment }),
  errors: ['account_not_found', 'account_closed'],
})

/** Tags decide which promotions a member is excluded from; the identity check is one that an operator made. */
const markMember = defineCall({
  ...act,
  id: 'markMember',
  summary: "Sets a member's tags, and whether the identity document was checked.",
  path: '/wps/operator/members/marks',
  body: shape({ id: memberId, tags: memberTags, isIdentityChecked: Type.Boolean(), reason }),
  value: shape({ tags: memberTags, identityCheckedAt: orNull(moment) }),
  errors: ['account_not_found', 'account_closed'],
})

/** Ends the hold after a change of access too, so a second operator approves it. Without a hold: changed_meanwhile. */
const releaseMoney = defineCall({
  ...fourEyesCall,
  method: 'POST',
  query: shape({}),
  id: 'releaseMoney',
  summary: "Ends the hold of a member's money.",
  path: '/wps/operator/members/money/release',
  body: shape({ id: memberId, reason }),
  errors: stateErrors,
})

/** One session by its id, or without it all of them; one that is not there has ended. */
const endMemberSessions = defineCall({
  ...act,
  id: 'endMemberSessions',
  summary: 'Ends sessions of a member.',
  path: '/wps/operator/members/sessions/end',
  body: shape({ id: memberId, session: Type.Optional(sessionId), reason }),
  value: shape({ ended: Type.Integer({ minimum: 0, maximum: 1_000 }) }),
  errors: ['account_not_found'],
})

/** Shown to the approving operator alone. It must be changed at the next sign-in, and ends what the one before let in. */
const handOutPassword = defineCall({
  ...fourEyesCall,
  method: 'POST',
  query: shape({}),
  id: 'handOutPassword',
  summary: 'Gives a member a new password of chance.',
  path: '/wps/operator/members/password',
  body: shape({ id: memberId, reason }),
  errors: ['account_not_found', 'account_closed'],
})

/** For a member who lost phone and recovery codes: a second operator approves it, for it opens the account. */
const resetMemberFactors = defineCall({
  ...fourEyesCall,
  id: 'resetMemberFactors',
  summary: "Takes a member's authenticator and passkeys away.",
  method: 'POST',
  path: '/wps/operator/members/factors',
  query: shape({}),
  body: shape({ id: memberId, reason }),
  errors: ['account_not_found', 'account_closed', 'factor_not_found'],
})

/**
 * For a member or an agent who can't sign in. The approving operator is shown the address, and holds the only valid code;
 * the owner is notified on every channel.
 */
const mintSignInCode = defineCall({
  ...fourEyesCall,
  id: 'mintSignInCode',
  summary: 'A one-time sign-in code for a member or an agent, good for 60 s.',
  method: 'POST',
  path: '/wps/operator/sign-in-code',
  query: shape({}),
  body: shape({ username: usernameInput, reason }),
  errors: ['account_not_found'],
})

export const memberActions = {
  mintSignInCode,
  resetMemberFactors,
  memberContacts,
  suspendMember,
  reinstateMember,
  holdMoney,
  markMember,
  releaseMoney,
  endMemberSessions,
  handOutPassword,
} as const
