import type { FinalOutcome } from '@banyan/contract/vendor/outcomes.ts'
import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type BetSide, type MoneyCall, type MoneyOperation, takesMoney } from '../deciding/money-call.ts'
import type { GameSession } from '../store/game-sessions.ts'

type MoneyBody = { readonly [Name in MoneyOperation]: BodyOfOperation<Name> }
/** Every field that a money operation may have. */
type AnyBody = Partial<
  MoneyBody['bet'] &
    MoneyBody['win'] &
    MoneyBody['betAndWin'] &
    MoneyBody['refund'] &
    MoneyBody['buyOut'] &
    MoneyBody['promoWin']
>

const { code: asset, exponent } = merchantCurrency

/**
 * Reads a body of our own protocol into the words of rounds; undefined where an amount is not one of the currency, and for
 * a market without an outcome. `session` matters where the operation needs one.
 */
export function readMoneyCall(
  vendorCode: string,
  memberId: bigint,
  operation: MoneyOperation,
  body: object,
  session: GameSession | undefined,
): MoneyCall | undefined {
  const given = body as AnyBody
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : minorOf(amount, exponent))
  const [amount, winAmount, minBalance] = [minor(given.amount), minor(given.winAmount), minor(given.minBalance)]
  if (amount === undefined || winAmount === undefined || minBalance === undefined) return undefined
  // A hold of nothing is no buy-in.
  if (operation === 'buyIn' && amount === 0n) return undefined
  const isBet = operation === 'bet' || operation === 'betAndWin'
  if (isBet && given.market !== undefined && given.outcome === undefined) return undefined
  const { stake, pays } = movedBy(operation, given, amount, winAmount)
  return {
    ...{ vendorCode, operation, memberId, asset, stake, pays },
    transactionId: idOf(operation, given),
    roundId: given.roundId,
    atLeast: minBalance > stake ? minBalance : undefined,
    refersTo: operation === 'refund' ? given.betTransactionId : given.buyInTransactionId,
    sessionId: operation === 'buyIn' ? given.session : undefined,
    campaignId: operation === 'promoWin' ? given.campaignId : given.freeRewardId,
    side: isBet ? sideOf(given) : undefined,
    closesRound: operation === 'endRound' || given.roundClosed === true,
    isReward: given.freeRewardId !== undefined,
    sessionRefusal: takesMoney(operation) ? sessionRefusal(session, vendorCode, memberId) : undefined,
    betsUntil: takesMoney(operation) ? session?.betsUntil : undefined,
    parameters: parametersOf(operation, body),
  }
}

/** A game may change within a session; the player and the vendor may not (domain section c.3, rule 24). */
function sessionRefusal(
  session: GameSession | undefined,
  vendorCode: string,
  memberId: bigint,
): FinalOutcome | undefined {
  if (!session || session.memberId !== memberId || session.vendorCode !== vendorCode) return 'token_invalid'
  return session.asset === asset ? undefined : 'currency_mismatch'
}

function movedBy(operation: MoneyOperation, given: AnyBody, amount: bigint, winAmount: bigint) {
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

/** Without a market the outcomes are the round's own; no market of a vendor's has a space in its name. */
function sideOf({ odds, outcome, market, roundId }: AnyBody): BetSide | undefined {
  if (odds === undefined && outcome === undefined) return undefined
  const oddsE4 = odds === undefined ? undefined : Number(minorOf(odds, oddsDigits))
  return { oddsE4, outcome, market: outcome === undefined ? undefined : (market ?? `round ${roundId}`) }
}

/** Of odds, after the point. */
const oddsDigits = 4

/** A vendor's id has no spaces, so none of theirs is ever one of these. */
function idOf(operation: MoneyOperation, { transactionId, betTransactionId = '', roundId = '' }: AnyBody): string {
  if (transactionId !== undefined) return transactionId
  return operation === 'refund' ? `refund of ${betTransactionId}` : `end of ${roundId}`
}

/** Everything but the session: a repetition may come in another one. */
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
  const named = [
    ...known,
    'freeRewardId',
    'campaignId',
    'betTransactionId',
    'buyInTransactionId',
    'reason',
    'odds',
    'outcome',
    'market',
  ]
  const texts = named.flatMap((name) => (rest[name] === undefined ? [] : [[name, String(rest[name])] as const]))
  return { operation, ...Object.fromEntries(texts) }
}

/**
 * The minor units of a vendor's decimal string; undefined where it has more digits than the currency, for we never round
 * (domain section c.3, rule 23), or more than the book takes.
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
