import type { FinalOutcome } from '@banyan/contract/vendor/outcomes.ts'
import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import type { MoneyCall, MoneyOperation } from '../deciding/money-call.ts'

type MoneyBody = { readonly [Name in MoneyOperation]: BodyOfOperation<Name> }
/** Every field that a money operation may have, none of them certain. */
type AnyBody = Partial<
  MoneyBody['bet'] & MoneyBody['win'] & MoneyBody['betAndWin'] & MoneyBody['refund'] & MoneyBody['buyOut']
>

interface Party {
  readonly vendorCode: string
  readonly memberId: bigint
  readonly asset: string
  readonly exponent: number
  readonly sessionRefusal?: FinalOutcome | undefined
  readonly betsUntil?: string | undefined
}

/** A body of our own protocol in the words of rounds; undefined where an amount is none of the currency's. */
export function moneyCallOf(operation: MoneyOperation, body: object, party: Party): MoneyCall | undefined {
  const given = body as AnyBody
  const { vendorCode, memberId, asset, exponent, sessionRefusal, betsUntil } = party
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : minorOf(amount, exponent))
  const [amount, winAmount, minBalance] = [minor(given.amount), minor(given.winAmount), minor(given.minBalance)]
  if (amount === undefined || winAmount === undefined || minBalance === undefined) return undefined
  // What holds nothing is no buy-in.
  if (operation === 'buyIn' && amount === 0n) return undefined
  const { stake, pays } = sides(operation, given, amount, winAmount)
  return {
    ...{ vendorCode, operation, memberId, asset, stake, pays, sessionRefusal, betsUntil },
    transactionId: idOf(operation, given),
    roundId: given.roundId,
    atLeast: minBalance > stake ? minBalance : undefined,
    refersTo: operation === 'refund' ? given.betTransactionId : given.buyInTransactionId,
    sessionId: operation === 'buyIn' ? given.session : undefined,
    closesRound: operation === 'endRound' || given.roundClosed === true,
    isReward: given.freeRewardId !== undefined,
    parameters: parametersOf(operation, body),
  }
}

function sides(operation: MoneyOperation, given: AnyBody, amount: bigint, winAmount: bigint) {
  switch (operation) {
    case 'bet':
      return { stake: given.isFree ? 0n : amount, pays: 0n }
    case 'tip':
    case 'buyIn':
      return { stake: amount, pays: 0n }
    case 'betAndWin':
      return { stake: amount, pays: winAmount }
    case 'adjust':
      return amount < 0n ? { stake: -amount, pays: 0n } : { stake: 0n, pays: amount }
    case 'refund':
    case 'endRound':
      return { stake: 0n, pays: 0n }
    default:
      return { stake: 0n, pays: amount }
  }
}

/** A vendor's id has no spaces, so none of theirs is ever one of these. */
function idOf(operation: MoneyOperation, { transactionId, betTransactionId = '', roundId = '' }: AnyBody): string {
  if (transactionId !== undefined) return transactionId
  return operation === 'refund' ? `refund of ${betTransactionId}` : `end of ${roundId}`
}

/** Everything but the session, which may be another one when a call is repeated: who plays and what for is the same. */
function parametersOf(operation: MoneyOperation, body: object): Record<string, string> {
  const { session: _session, ...rest } = body as Record<string, unknown>
  const known = [
    'player',
    'currency',
    'gameCode',
    'roundId',
    'amount',
    'winAmount',
    'isFree',
    'minBalance',
    'roundClosed',
  ]
  const named = [...known, 'freeRewardId', 'betTransactionId', 'buyInTransactionId', 'reason']
  const texts = named.flatMap((name) => (rest[name] === undefined ? [] : [[name, String(rest[name])] as const]))
  return { operation, ...Object.fromEntries(texts) }
}

/**
 * The minor units of a vendor's decimal string; undefined where it says more digits than the currency has, which no
 * rounding of ours decides (domain section c.3, rule 23), or more than the books take.
 */
export function minorOf(amount: string, exponent: number): bigint | undefined {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  if (fraction.length > exponent) return undefined
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'))
  if (minor > amountAtMost) return undefined
  return amount.startsWith('-') ? -minor : minor
}

/** In minor units (reliability goal I32). */
const amountAtMost = 10n ** 15n
