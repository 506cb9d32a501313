import type { ValueOf } from '@banyan/contract/call.ts'
import type { memberCalls } from '@banyan/contract/records/operator-member-calls.ts'
import type { Hooks } from '#/hooks.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { holdsOf } from '#/modules/accounts/holds.ts'
import {
  auditedAccount,
  countDirectDownlines,
  type MemberFacts,
  marksOf,
  memberOf,
  namesOf,
  presentMarks,
  uplineOf,
} from '#/modules/accounts/members.ts'
import { maskedContacts } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { registrationOf } from '#/modules/registration/registrations.ts'
import { liveSessionsOf, noSession } from '#/modules/sessions/own-sessions.ts'
import { factorsOf, lastSignInsOf } from '#/modules/sign-in/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { presentMoney } from '#/modules/wallet/present-money.ts'
import type { Db } from '#/platform/db/handles.ts'

type Record = ValueOf<typeof memberCalls.memberRecord>

const uplineAtMost = 100
export interface MemberRecordParts {
  readonly personal: PersonalSecrets
  readonly hooks: Pick<Hooks, 'actionsOn'>
}

/** Everything that stands on a member's page at once; nothing personal in the clear. */
export async function memberRecord(db: Db, { personal, hooks }: MemberRecordParts, publicId: string): Promise<Record> {
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
    lastStateChange(db, hooks, facts),
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

async function presentRegistration(db: Db, id: bigint): Promise<Record['registration']> {
  const registration = await registrationOf(db, id)
  if (!registration) return null
  const { referrerId, ...rest } = registration
  const referrer = referrerId === null ? undefined : (await namesOf(db, [referrerId])).get(referrerId)
  return { ...rest, referrer: referrer ?? null }
}

/** Who suspended the account last, or let it in again, and why. */
async function lastStateChange(
  db: Db,
  hooks: MemberRecordParts['hooks'],
  facts: MemberFacts,
): Promise<Record['stateChange']> {
  const calls = ['suspendMember', 'reinstateMember']
  const [last] = await hooks.actionsOn(db, auditedAccount(facts), { calls, atMost: 1 })
  return last
    ? {
        to: last.call === 'suspendMember' ? 'suspended' : 'active',
        at: last.madeAt.toISOString(),
        by: last.actor,
        reason: last.reason ?? '',
      }
    : null
}
