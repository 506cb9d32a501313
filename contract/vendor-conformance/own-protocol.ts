import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import type { OperationName, WalletAnswer } from '../vendor/wallet.ts'
import type { Command, Seat, WalletDriver } from './driver.ts'

export interface OwnProtocolParts {
  /** Sends a signed call. */
  call(operation: OperationName, body: object): Promise<WalletAnswer>
  readonly currency: string
  readonly exponent: number
  /** The game of commands that name none. */
  readonly gameCode: string
}

/** A driver for our own signed protocol. */
export function ownProtocol({ call, currency, exponent, gameCode }: OwnProtocolParts): WalletDriver {
  const amountOf = (minor: bigint | undefined) => (minor === undefined ? undefined : toAmount(minor, exponent))
  return {
    async send(who, command) {
      const body = { ...bodyOf(who, command, gameCode, amountOf), player: who.player, currency }
      const { outcome, balance } = await call(command.operation, body)
      return { outcome, balance: balance === undefined ? undefined : minorOf(balance, exponent) }
    },
  }
}

function bodyOf(
  { session }: Seat,
  command: Command,
  usualGame: string,
  amountOf: (minor: bigint | undefined) => string | undefined,
): object {
  if (command.operation === 'balance') return {}
  if (command.operation === 'endRound') return { roundId: command.round }
  if (command.operation === 'refund') return { transactionId: command.id, betTransactionId: command.bet }
  const moved = { transactionId: command.id, amount: amountOf(command.amount) }
  switch (command.operation) {
    case 'bet':
    case 'betAndWin': {
      const { round: roundId, gameCode = usualGame, minBalance, odds, outcome, market } = command
      const betting = { ...moved, session, gameCode, roundId, minBalance: amountOf(minBalance), odds, outcome, market }
      if (command.operation === 'bet') return { ...betting, isFree: command.isFree }
      return { ...betting, winAmount: amountOf(command.win), roundClosed: command.roundClosed }
    }
    case 'win': {
      const { round: roundId, roundClosed, freeRewardId } = command
      return { ...moved, roundId, roundClosed, freeRewardId }
    }
    case 'tip':
    case 'buyIn':
      return { ...moved, session, gameCode: usualGame }
    case 'promoWin':
      return { ...moved, campaignId: command.campaign }
    case 'buyOut':
      return { ...moved, buyInTransactionId: command.buyIn }
    case 'adjust':
      return { ...moved, reason: 'conformance' }
    default:
      return moved
  }
}
