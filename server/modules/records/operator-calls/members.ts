import type { ValueOf } from '@banyan/contract/call.ts'
import { memberCalls } from '@banyan/contract/records/operator-member-calls.ts'
import { memberOf } from '#/modules/accounts/members.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { liveSessionsOf, noSession } from '#/modules/sessions/own-sessions.ts'
import { devicesOf, type NumberedSignIn, signInPage } from '#/modules/sign-in/members.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { type FindParts, findMembers } from '../use-cases/find-members.ts'
import { type MemberRecordParts, memberRecord } from '../use-cases/member-record.ts'
import { memberTimeline } from '../use-cases/member-timeline.ts'

export interface MembersParts extends FindParts, MemberRecordParts {
  readonly database: Database
  readonly personal: PersonalSecrets
  readonly countryOf: CountryOfAddress
}

/** As many as an account knows. */
const devicesAtMost = 20
/** Hex digits that tell devices apart. */
const deviceDigits = 16

/** Finding members, and reading what is known of one. */
export function memberBindings({ database: { db }, countryOf, ...parts }: MembersParts): Binding[] {
  return [
    bind(memberCalls.findMembers, async ({ query }) => await findMembers(db, parts, query)),
    bind(memberCalls.memberRecord, async ({ query }) => await memberRecord(db, parts, query.id)),
    bind(memberCalls.memberSignIns, async ({ query: { id, after, size } }) => {
      const before = numberBehind(after)
      const read = await signInPage(db, (await memberOf(db, id)).id, { before, atMost: size + 1 })
      const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
      return { rows: rows.map(presentSignIn), next }
    }),
    bind(memberCalls.memberSessions, async ({ query: { id } }) => {
      const live = await liveSessionsOf(db, (await memberOf(db, id)).id, noSession)
      return {
        rows: live.map(({ publicId, device, address, startedAt, lastSeenAt }) => ({
          ...{ id: publicId, device, address, country: countryOf(address) ?? null },
          ...{ startedAt: startedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
        })),
      }
    }),
    bind(memberCalls.memberDevices, async ({ query: { id } }) => {
      const devices = await devicesOf(db, (await memberOf(db, id)).id, devicesAtMost)
      return {
        rows: devices.map(({ hash, device, seenAt }) => ({
          ...{ id: Buffer.from(hash).toString('hex').slice(0, deviceDigits), device, seenAt: seenAt.toISOString() },
        })),
      }
    }),
    bind(memberCalls.memberTimeline, async ({ query: { id, ...page } }) => {
      const { rows, next } = await memberTimeline(db, parts.hooks, await memberOf(db, id), page)
      return { rows: [...rows], next }
    }),
  ]
}

type SignIn = ValueOf<typeof memberCalls.memberSignIns>['rows'][number]

/** What the columns may hold is the contract's own list, which checks of the table keep. */
function presentSignIn({ id: _id, at, ...row }: NumberedSignIn): SignIn {
  return { ...row, at: at.toISOString() } as SignIn
}
