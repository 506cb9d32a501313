import type { FoundMember, matches } from '@banyan/contract/records/operator-member-calls.ts'
import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { moneyOfMany } from '#/ledger/balance.ts'
import { memberOfEntry } from '#/ledger/statement.ts'
import { accountsByName, accountsNamed, listedMembers, type NamePlace } from '#/modules/accounts/members.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { membersOfRound } from '#/modules/rounds/trace-rounds.ts'
import { lastSignInsOf } from '#/modules/sign-in/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { cursorOf, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

export interface FindParts {
  readonly personal: PersonalSecrets
  readonly settings: MerchantSettings
}

interface Search {
  readonly q: string
  readonly type?: number | undefined
  readonly state?: FoundMember['state'] | undefined
  readonly after?: string | undefined
  readonly size: number
}

interface Match {
  readonly id: bigint
  readonly by: (typeof matches)[number]
}

const entryText = /^#?([1-9]\d{0,18})$/
const largestEntry = 2n ** 63n - 1n
/** Vendors' ids of rounds have a digit somewhere; so a search for a name asks nobody for a round. */
const roundText = /^(?=.*\d)[\x21-\x7e]{4,64}$/
const roundsAtMost = 5

/** A page of members: those that the text names as a whole first, then those whose names begin so. */
export async function findMembers(db: Db, parts: FindParts, search: Search) {
  const { q, type, state, size } = search
  if (q.includes('\0')) throw new InvalidInput([{ path: '/query/q', rule: 'characters' }])
  const [word, accountId] = readCursor(search.after, ['text', 'number']) ?? []
  const after = word === undefined || accountId === undefined ? undefined : { word, accountId: BigInt(accountId) }
  // A later page asks again whom the text names, because those stand on the first one.
  const [named, byName] = await Promise.all([
    membersNamed(db, parts, q),
    accountsByName(db, { text: q, after, type, state, atMost: size }),
  ])
  const exact = after ? [] : named.slice(0, size - 1)
  const isNamed = new Set(named.map(({ id }) => id))
  const others = byName.found.filter((match) => !isNamed.has(match.accountId)).slice(0, size - exact.length)
  const found: Match[] = [...exact, ...others.map(({ accountId: id, name }) => ({ id, by: name }))]
  const rows = (await present(db, parts.personal, found)).filter(
    (row) => (type === undefined || row.type === type) && (state === undefined || row.state === state),
  )
  const last = others.at(-1)
  const isCut = last !== undefined && byName.found.at(-1) !== last && byName.found.length > others.length
  return { rows, next: nextPlace(isCut ? last : byName.next) }
}

function nextPlace(place: NamePlace | undefined): string | null {
  return place ? cursorOf(place.word, String(place.accountId)) : null
}

/** Whom a text names as a whole, each once, by the first that fits. */
async function membersNamed(db: Db, parts: FindParts, q: string): Promise<Match[]> {
  const text = q.trim()
  const plain = latinDigits(text).trim()
  const entry = entryText.exec(plain)?.[1]
  const entryId = entry === undefined || BigInt(entry) > largestEntry ? undefined : BigInt(entry)
  const [accounts, ofRound, ofEntry] = await Promise.all([
    accountsNamed(db, parts, text),
    roundText.test(plain) ? membersOfRound(db, plain, roundsAtMost) : [],
    entryId === undefined ? undefined : memberOfEntry(db, entryId),
  ])
  const all: Match[] = [
    ...accounts,
    ...ofRound.map((id) => ({ id, by: 'round' as const })),
    ...(ofEntry === undefined ? [] : [{ id: ofEntry, by: 'entry' as const }]),
  ]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

async function present(db: Db, personal: PersonalSecrets, found: readonly Match[]): Promise<FoundMember[]> {
  const ids = found.map(({ id }) => id)
  const [members, money, signIns] = await Promise.all([
    listedMembers(db, personal, ids),
    moneyOfMany(db, ids, merchantCurrency.code),
    lastSignInsOf(db, ids),
  ])
  return found.flatMap(({ id, by }) => {
    const member = members.get(id)
    if (!member) return []
    const { publicId, username, nickname, type, state, createdAt, mobile } = member
    return {
      ...{ id: publicId, username, nickname, type: type as FoundMember['type'], state, mobile, matchedBy: by },
      registeredAt: createdAt.toISOString(),
      lastSignInAt: signIns.get(id)?.toISOString() ?? null,
      balance: toAmount(money.get(id)?.available.balance ?? 0n, merchantCurrency.exponent),
    }
  })
}
