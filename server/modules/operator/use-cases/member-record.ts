import type { ValueOf } from '@banyan/contract/call.ts'
import type { memberCalls } from '@banyan/contract/operator/member-calls.ts'
import { type ProfileField, profileFields } from '@banyan/rules/fields/profile-fields.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { emailOf, maskMail, maskNumber, numberOf } from '#/modules/accounts/contacts.ts'
import { holdsOf } from '#/modules/accounts/holds.ts'
import {
  countDirectDownlines,
  type MemberFacts,
  marksOf,
  memberFacts,
  namesOf,
  uplineOf,
} from '#/modules/accounts/members.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { registrationOf } from '#/modules/registration/registrations.ts'
import { liveSessionsOf } from '#/modules/sessions/own-sessions.ts'
import { factorsOf, lastSignInsOf } from '#/modules/sign-in/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { presentMoney } from '#/modules/wallet/present-money.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { actionsOn } from '../store/operator-actions.ts'

type Record = ValueOf<typeof memberCalls.memberRecord>

const uplineAtMost = 100
/** No session's hash: none of the listed ones is the asker's own. */
export const noSession = new Uint8Array()

/** A member or an agent by its public id; every other account is refused as one that is not there. */
export async function memberOf(db: Db, publicId: string): Promise<MemberFacts> {
  const facts = await memberFacts(db, publicId)
  if (!facts) throw new Refusal('account_not_found')
  return facts
}

/** What the audit calls an account. */
export const auditedAccount = ({ usernameKey }: Pick<MemberFacts, 'usernameKey'>) => `account ${usernameKey}`

/** Everything that stands on a member's page at once; nothing personal in the clear. */
export async function memberRecord(db: Db, personal: PersonalSecrets, publicId: string): Promise<Record> {
  const facts = await memberOf(db, publicId)
  const { id } = facts
  const [
    signIns,
    sessions,
    contacts,
    factors,
    holds,
    marks,
    upline,
    directDownlines,
    money,
    registration,
    stateChange,
  ] = await Promise.all([
    lastSignInsOf(db, [id]),
    liveSessionsOf(db, id, noSession),
    maskedContacts(db, personal, id),
    factorsOf(db, id),
    holdsOf(db, id),
    marksOf(db, id),
    uplineOf(db, id, uplineAtMost),
    countDirectDownlines(db, id),
    moneyOf(db, id, merchantCurrency.code),
    presentRegistration(db, id),
    lastStateChange(db, facts),
  ])
  return {
    ...presentFacts(facts),
    ...contacts,
    stateChange,
    registration,
    lastSignInAt: signIns.get(id)?.toISOString() ?? null,
    openSessions: sessions.length,
    authenticator: factors.authenticatorAddedAt
      ? { addedAt: factors.authenticatorAddedAt.toISOString(), recoveryCodesLeft: factors.recoveryCodesLeft }
      : null,
    passkeys: factors.passkeysAddedAt.length,
    ...presentMarks(marks),
    holds: holds.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
    upline: upline.map(({ publicId: above, username, type }) => ({
      ...{ id: above, username, type: type as Record['type'] },
    })),
    directDownlines,
    money: presentMoney(money),
  }
}

/** Operators' tags and identity check, as the audit keeps them too. */
export const presentMarks = ({ tags, identityCheckedAt }: Awaited<ReturnType<typeof marksOf>>) => ({
  tags: [...tags],
  identityCheckedAt: identityCheckedAt?.toISOString() ?? null,
})

function presentFacts(facts: MemberFacts) {
  const { publicId, username, nickname, type, state, language, hasPortalAccess } = facts
  return {
    ...{ id: publicId, username, nickname, type: type as Record['type'], state, language, hasPortalAccess },
    registeredAt: facts.createdAt.toISOString(),
    firstSignInAt: facts.firstLoginAt?.toISOString() ?? null,
    password: facts.passwordSetAt && {
      setAt: facts.passwordSetAt.toISOString(),
      ageDays: Math.max(0, facts.passwordAgeDays ?? 0),
      isWeak: facts.passwordIsWeak,
      mustChange: facts.mustChangePassword,
    },
  }
}

async function maskedContacts(db: Db, personal: PersonalSecrets, id: bigint) {
  const [e164, email, details] = await Promise.all([
    numberOf(db, personal, id),
    emailOf(db, personal, id),
    ownDetails(db, personal, id),
  ])
  return {
    mobile: e164 === undefined ? null : await maskNumber(e164),
    email: email ? { address: maskMail(email.address), isConfirmed: email.isConfirmed } : null,
    details: profileFields.filter((name) => details[name] !== undefined),
  }
}

/** What `memberContacts` tells: the same in the clear. */
export async function contactsInTheClear(db: Db, personal: PersonalSecrets, id: bigint) {
  const email = await emailOf(db, personal, id)
  const details = await ownDetails(db, personal, id)
  return {
    mobile: (await numberOf(db, personal, id)) ?? null,
    email: email ? { address: email.address, isConfirmed: email.isConfirmed } : null,
    details: profileFields.flatMap((name: ProfileField) => {
      const value = details[name]
      return value === undefined ? [] : [{ name, value }]
    }),
  }
}

async function presentRegistration(db: Db, id: bigint): Promise<Record['registration']> {
  const registration = await registrationOf(db, id)
  if (!registration) return null
  const { referrerId, ...rest } = registration
  const referrer = referrerId === null ? undefined : (await namesOf(db, [referrerId])).get(referrerId)
  return { ...rest, referrer: referrer ?? null }
}

/** Who suspended the account last, or let it in again, and why. */
async function lastStateChange(db: Db, facts: MemberFacts): Promise<Record['stateChange']> {
  const calls = ['suspendMember', 'reinstateMember']
  const [last] = await actionsOn(db, auditedAccount(facts), { calls, atMost: 1 })
  return last
    ? {
        to: last.call === 'suspendMember' ? 'suspended' : 'active',
        at: last.madeAt.toISOString(),
        by: last.actor,
        reason: last.reason ?? '',
      }
    : null
}
