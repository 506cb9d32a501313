import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { vendorCode } from '#/games/game.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { turnoverPage } from '#/wallet/turnover-calls.ts'
import { memberAmount, signedAmount } from '#/wallet/wallet-balance.ts'
import { memberId, namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const

/** Number of an entry of the ledger. */
const entryId = Type.String({ pattern: '^[1-9]\\d{0,18}$' })
const roundId = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$', description: "The vendor's own" })
const namedRound = shape({ vendor: vendorCode, roundId })

/** What an entry is known by, for ever. */
const entryKey = {
  source: Type.String({ maxLength: 40, description: 'Such as vendor:PG' }),
  kind: Type.String({ maxLength: 40, description: 'Such as bet' }),
  externalId: Type.String({ maxLength: 200, description: "The source's own id" }),
} as const

/** Movements of what a member can play with, newest first. */
const memberStatement = defineCall({
  ...read,
  id: 'memberStatement',
  summary: "Every movement of a member's money.",
  path: '/wps/operator/members/statement',
  query: shape({ id: memberId, ...pageQuery }),
  value: shape(
    pageOf(
      shape({
        entryId,
        at: moment,
        ...entryKey,
        amount: signedAmount,
        balance: memberAmount,
        round: orNull(namedRound),
      }),
    ),
  ),
  errors: ['account_not_found'],
})

const round = {
  vendor: vendorCode,
  roundId,
  gameCode: orNull(Type.String({ maxLength: 64 })),
  openedAt: moment,
  closedAt: orNull(moment),
  staked: memberAmount,
  paid: memberAmount,
} as const

/** Rounds of games that a member played, the one that began last first. */
const memberRounds = defineCall({
  ...read,
  id: 'memberRounds',
  summary: 'The rounds that a member played.',
  path: '/wps/operator/members/rounds',
  query: shape({ id: memberId, ...pageQuery }),
  value: shape(pageOf(shape(round))),
  errors: ['account_not_found'],
})

/** What a vendor asked, and what it was answered. */
const vendorTransaction = shape({
  vendor: vendorCode,
  transactionId: Type.String({ maxLength: 80 }),
  operation: Type.String({ maxLength: 20, description: 'Such as bet, win or refund' }),
  outcome: Type.String({ maxLength: 40, description: 'As the vendor was answered, such as ok' }),
  staked: memberAmount,
  paid: memberAmount,
  balance: memberAmount,
  refersTo: orNull(Type.String({ maxLength: 80, description: 'The transaction that it takes back or ends' })),
  roundId: orNull(roundId),
  at: moment,
  entryId: orNull(entryId),
})
export type VendorTransaction = Static<typeof vendorTransaction>

/** One side of a movement, in words. */
const bookAccount = shape({
  kind: Type.Enum([
    ...(['available', 'held', 'debt', 'vendor', 'correction', 'demo_funding'] as const),
    ...(['provider', 'deposit_fees', 'deposit_bonuses', 'withdrawal_fees', 'vendor_wallet', 'lottery'] as const),
    ...(['promotions'] as const),
  ]),
  member: orNull(namedMember),
  vendor: orNull(vendorCode),
  balanceAfter: orNull(signedAmount),
})

/** From any amount to its cause: the entry, what moved, and the vendor's message and round behind it. */
const traceEntry = defineCall({
  ...read,
  id: 'traceEntry',
  summary: 'An entry of the ledger with what it moved and why.',
  path: '/wps/operator/ledger/entry',
  query: shape({ id: entryId }),
  value: shape({
    id: entryId,
    at: moment,
    ...entryKey,
    actor: Type.String({ maxLength: 60 }),
    refusal: orNull(Type.String({ maxLength: 40 })),
    subject: orNull(shape({ member: namedMember, balance: signedAmount })),
    reverses: orNull(entryId),
    reversedBy: orNull(entryId),
    legs: Type.Array(
      shape({
        amount: memberAmount,
        asset: Type.String({ pattern: '^([A-Z]{3}|TRIAL)$' }),
        from: bookAccount,
        to: bookAccount,
      }),
      { maxItems: 20 },
    ),
    transaction: orNull(vendorTransaction),
    round: orNull(shape({ ...round, player: namedMember })),
  }),
  errors: ['entry_not_found'],
})

/** The other way: a vendor's round with its player and all that the vendor asked in it, in the order of its arrival. */
const traceRound = defineCall({
  ...read,
  id: 'traceRound',
  summary: "A vendor's round with its messages and their entries.",
  path: '/wps/operator/rounds/round',
  query: shape({ vendor: vendorCode, roundId, ...pageQuery }),
  value: shape({ round: shape({ ...round, player: namedMember }), ...pageOf(vendorTransaction) }),
  errors: ['round_not_found'],
})

/** What a member must bet before its money may go out. */
const memberTurnover = defineCall({
  ...read,
  id: 'memberTurnover',
  summary: 'What a member must bet before money may go out, and how far it has come.',
  path: '/wps/operator/members/turnover',
  query: shape({ id: memberId, ...pageQuery }),
  value: turnoverPage,
  errors: ['account_not_found'],
})

export const moneyCalls = { memberTurnover, memberStatement, memberRounds, traceEntry, traceRound } as const
