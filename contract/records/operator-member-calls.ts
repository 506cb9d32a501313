import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { usernameInput } from '#/identity/login-calls.ts'
import { signInMethods } from '#/identity/security-calls.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { countryCode, moment, shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { memberAmount, walletMoney } from '#/wallet/wallet-balance.ts'
import {
  masked,
  memberId,
  memberState,
  memberTags,
  memberType,
  namedMember,
  orNull,
  sessionId,
} from '../identity/member-words.ts'
import { operatorCall } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
/** An account that is no member's or agent's is not there. */
const readOne = { ...read, query: shape({ id: memberId }), errors: ['account_not_found'] } as const
const readPages = { ...read, query: shape({ id: memberId, ...pageQuery }), errors: ['account_not_found'] } as const

const nickname = Type.String({ minLength: 1, maxLength: 60 })
const device = Type.String({ maxLength: 200, description: 'What the browser says of itself' })
const address = Type.String({ minLength: 1, maxLength: 60 })

/** What a search can find a member by. */
export const matches = ['id', 'username', 'nickname', 'mobile', 'email', 'round', 'entry'] as const

const foundMember = shape({
  id: memberId,
  username: usernameInput,
  nickname,
  type: memberType,
  state: memberState,
  registeredAt: moment,
  lastSignInAt: orNull(moment),
  balance: memberAmount,
  mobile: orNull(masked),
  matchedBy: Type.Enum([...matches]),
})
export type FoundMember = Static<typeof foundMember>

/**
 * One box for everything. Whole mobile numbers, mail addresses, round ids of vendors, ids of accounts and of the
 * ledger's entries (`123` or `#123`), and usernames stand first; then usernames and nicknames that begin with the
 * text, or have it at the beginning of a word, without accents. In scripts that do not part words, such as Chinese and
 * Thai, a word begins with every letter.
 */
const findMembers = defineCall({
  ...read,
  id: 'findMembers',
  summary: 'Members and agents by name, number, mail address, account, round or entry.',
  path: '/wps/operator/members',
  query: shape({
    q: Type.String({ minLength: 1, maxLength: 100 }),
    // An integer, because queries arrive as text.
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 42, enum: [0, 1, 2, 41, 42] })),
    state: Type.Optional(memberState),
    ...pageQuery,
  }),
  value: shape(pageOf(foundMember)),
  errors: [],
})

const heldBack = shape({ kind: Type.Enum(['money_out', 'contacts']), until: moment })

/** Nothing personal stands here in the clear: `memberContacts` tells it, and keeps that it did. */
const memberRecord = defineCall({
  ...readOne,
  id: 'memberRecord',
  summary: 'A member or an agent: state, security, tree and money.',
  path: '/wps/operator/members/record',
  value: shape({
    id: memberId,
    username: usernameInput,
    nickname,
    type: memberType,
    state: memberState,
    stateChange: orNull(
      shape({
        to: Type.Enum(['active', 'suspended']),
        at: moment,
        by: Type.String({ maxLength: 60 }),
        reason: Type.String({ maxLength: 1_000 }),
      }),
    ),
    language: orNull(languageCode),
    hasPortalAccess: Type.Boolean(),
    registeredAt: moment,
    registration: orNull(
      shape({
        method: Type.Enum(['username', 'mobile']),
        domain: Type.String({ maxLength: 253 }),
        address,
        referrer: orNull(namedMember),
      }),
    ),
    firstSignInAt: orNull(moment),
    lastSignInAt: orNull(moment),
    openSessions: Type.Integer({ minimum: 0, maximum: 1_000 }),
    mobile: orNull(masked),
    email: orNull(shape({ address: masked, isConfirmed: Type.Boolean() })),
    details: Type.Array(Type.Enum([...profileFields]), {
      maxItems: profileFields.length,
      description: 'What the member has said of itself, by name alone',
    }),
    password: orNull(
      shape({
        setAt: moment,
        ageDays: Type.Integer({ minimum: 0, maximum: 100_000 }),
        isWeak: Type.Boolean(),
        mustChange: Type.Boolean(),
      }),
    ),
    authenticator: orNull(shape({ addedAt: moment, recoveryCodesLeft: Type.Integer({ minimum: 0, maximum: 10 }) })),
    passkeys: Type.Integer({ minimum: 0, maximum: 10 }),
    holds: Type.Array(heldBack, { maxItems: 2 }),
    tags: memberTags,
    identityCheckedAt: orNull(moment),
    upline: Type.Array(shape({ ...namedMember.properties, type: memberType }), {
      maxItems: 100,
      description: 'The agent right above it first',
    }),
    directDownlines: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    money: walletMoney,
  }),
})

/** The last tries to sign in that are kept, the newest first. */
const memberSignIns = defineCall({
  ...readPages,
  id: 'memberSignIns',
  summary: 'The sign-ins of a member, and tries to.',
  path: '/wps/operator/members/sign-ins',
  value: shape(
    pageOf(
      shape({
        at: moment,
        device,
        address,
        country: orNull(countryCode),
        method: Type.Enum([...signInMethods]),
        stepUp: orNull(Type.Enum(['sms', 'email', 'authenticator', 'recovery', 'bankAccountName'])),
        result: Type.Enum(['entered', 'refused', 'stepUp']),
      }),
    ),
  ),
})

/** Open sessions, the one that was used last first. */
const memberSessions = defineCall({
  ...readOne,
  id: 'memberSessions',
  summary: 'Where a member is signed in.',
  path: '/wps/operator/members/sessions',
  value: shape({
    rows: Type.Array(
      shape({
        id: sessionId,
        device,
        address,
        country: orNull(countryCode),
        startedAt: moment,
        lastSeenAt: moment,
      }),
      { maxItems: 5 },
    ),
  }),
})

/** Browsers that the account knows, at most 20, the one that was seen last first. */
const memberDevices = defineCall({
  ...readOne,
  id: 'memberDevices',
  summary: 'The devices that a member has signed in from.',
  path: '/wps/operator/members/devices',
  value: shape({
    rows: Type.Array(
      shape({
        id: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'Tells devices apart; the same for all accounts' }),
        device: orNull(device),
        seenAt: moment,
      }),
      { maxItems: 20 },
    ),
  }),
})

/** What the timeline tells of. */
export const timelineKinds = [
  'registered',
  'signIn',
  'passwordSet',
  'authenticatorAdded',
  'passkeyAdded',
  'mobileSet',
  'emailSet',
  'emailConfirmed',
  'operatorAction',
] as const

/** Everything that is known to have happened to the account, newest first; bounded by what the tables keep. */
const memberTimeline = defineCall({
  ...readPages,
  id: 'memberTimeline',
  summary: 'What happened to a member, and what operators did with its account.',
  path: '/wps/operator/members/timeline',
  value: shape(
    pageOf(
      shape({
        at: moment,
        kind: Type.Enum([...timelineKinds]),
        result: orNull(Type.Enum(['entered', 'refused', 'stepUp'], { description: 'Of a sign-in' })),
        method: orNull(Type.Enum([...signInMethods], { description: 'Of a sign-in' })),
        address: orNull(address),
        device: orNull(device),
        call: orNull(Type.String({ maxLength: 60, description: 'Of an operator: the id of the call' })),
        by: orNull(Type.String({ maxLength: 60, description: 'The operator' })),
        reason: orNull(Type.String({ maxLength: 1_000 })),
      }),
    ),
  ),
})

export const memberCalls = {
  findMembers,
  memberRecord,
  memberSignIns,
  memberSessions,
  memberDevices,
  memberTimeline,
} as const
