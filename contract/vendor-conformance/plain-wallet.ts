import type { OutcomeCode } from '../vendor/outcomes.ts'
import type { Answer, Command, Seat, WalletDriver } from './driver.ts'

interface Decided {
  readonly command: Command
  readonly player: string
  readonly outcome: OutcomeCode
  readonly balance: bigint
}

interface Round {
  readonly player: string
  isClosed: boolean
  isPaid: boolean
}

interface Player {
  money: bigint
  /** Ids of the buy-ins that are open, by session. */
  readonly tables: Map<string, string>
}

const repeatedOutcome = (outcome: OutcomeCode): OutcomeCode =>
  outcome === 'ok' || outcome === 'ok_noop' ? 'ok_duplicate' : outcome

/**
 * The rules of rounds over plain maps, for commands one after the other: the model that a wallet is compared with. It has
 * no locks, database or games.
 */
export class PlainWallet implements WalletDriver {
  readonly #players = new Map<string, Player>()
  readonly #decided = new Map<string, Decided>()
  readonly #rounds = new Map<string, Round>()
  /** Bets, tips and buy-ins that were refunded, some before they arrived. */
  readonly #takenBack = new Set<string>()
  readonly #boughtOut = new Set<string>()

  seat(player: string, session: string, money: bigint): Seat {
    if (!this.#players.has(player)) this.#players.set(player, { money, tables: new Map() })
    return { player, session }
  }

  /** The session's open buy-in. */
  openBuyIn({ player, session }: Seat): string | undefined {
    return this.#player(player).tables.get(session)
  }

  async send(who: Seat, command: Command): Promise<Answer> {
    const player = this.#player(who.player)
    const answer = (outcome: OutcomeCode): Answer => ({ outcome, balance: player.money })
    if (command.operation === 'balance') return answer('ok')
    const id = idOf(command)
    const prior = this.#decided.get(id)
    if (prior) {
      const isSame = prior.player === who.player && sameCommand(prior.command, command)
      return isSame ? { outcome: repeatedOutcome(prior.outcome), balance: prior.balance } : answer('conflict')
    }
    const { outcome, isKept } = this.#decide(who, player, command)
    if (isKept) this.#decided.set(id, { command, player: who.player, outcome, balance: player.money })
    return answer(outcome)
  }

  #decide(who: Seat, player: Player, command: Command): { outcome: OutcomeCode; isKept: boolean } {
    const round = this.#rounds.get(roundOf(command, this.#decided) ?? '')
    if (round && round.player !== who.player) return { outcome: 'conflict', isKept: false }
    const outcome = this.#effect(who, player, command, round)
    const isPassing = outcome === 'ref_not_found' || (outcome === 'conflict' && command.operation !== 'buyIn')
    return { outcome, isKept: !isPassing }
  }

  #effect(who: Seat, player: Player, command: Command, round: Round | undefined): OutcomeCode {
    switch (command.operation) {
      case 'bet':
      case 'betAndWin':
      case 'tip':
      case 'buyIn':
        return this.#take(who, player, command, round)
      case 'win':
        return this.#win(who, player, command, round)
      case 'refund':
        return this.#refund(who, player, command.bet, round)
      case 'buyOut':
        return this.#buyOut(who, player, command)
      case 'endRound':
        if (round) round.isClosed = true
        return round ? 'ok' : 'ok_noop'
      case 'adjust':
        player.money = player.money + command.amount < 0n ? 0n : player.money + command.amount
        return 'ok'
      case 'jackpotWin':
      case 'promoWin':
        player.money += command.amount
        return 'ok'
      case 'balance':
        return 'ok'
    }
  }

  #take(
    who: Seat,
    player: Player,
    command: Extract<Command, { operation: 'bet' | 'betAndWin' | 'tip' | 'buyIn' }>,
    round: Round | undefined,
  ): OutcomeCode {
    if (this.#takenBack.has(command.id)) return 'ref_cancelled'
    if (round?.isClosed) return 'round_closed'
    if (command.operation === 'buyIn' && player.tables.has(who.session)) return 'conflict'
    const stake = command.operation === 'bet' && command.isFree ? 0n : command.amount
    const least = 'minBalance' in command ? (command.minBalance ?? 0n) : 0n
    if (player.money < stake || player.money < least) return 'insufficient_funds'
    player.money -= stake
    if (command.operation === 'buyIn') player.tables.set(who.session, command.id)
    if (command.operation === 'betAndWin') player.money += command.win
    if (command.operation === 'bet' || command.operation === 'betAndWin')
      this.#open(command.round, who.player, {
        isPaid: command.operation === 'betAndWin',
        isClosed: command.operation === 'betAndWin' && command.roundClosed,
      })
    return 'ok'
  }

  #win(
    { player: name }: Seat,
    player: Player,
    { round: id, amount, roundClosed, freeRewardId }: Extract<Command, { operation: 'win' }>,
    round: Round | undefined,
  ): OutcomeCode {
    if (freeRewardId === undefined) {
      if (!round) return 'ref_not_found'
      if (!round.isPaid && !this.#hasLiveBet(id)) return 'ref_cancelled'
    }
    player.money += amount
    this.#open(id, name, { isPaid: true, isClosed: roundClosed })
    return 'ok'
  }

  #refund({ player: name }: Seat, player: Player, id: string, round: Round | undefined): OutcomeCode {
    const referred = this.#decided.get(id)
    if (!referred) {
      this.#takenBack.add(id)
      return 'ok_noop'
    }
    if (referred.player !== name) return 'conflict'
    const { command, outcome } = referred
    if (command.operation === 'betAndWin') return 'ref_settled'
    if (!canBeTakenBack(command) || outcome !== 'ok') return 'ok_noop'
    if (this.#takenBack.has(id)) return 'ok_duplicate'
    if (this.#boughtOut.has(id) || (command.operation === 'bet' && round?.isPaid)) return 'ref_settled'
    this.#takenBack.add(id)
    this.#leave(player, id)
    player.money += command.operation === 'bet' && command.isFree ? 0n : command.amount
    return 'ok'
  }

  #buyOut(
    { player: name }: Seat,
    player: Player,
    { buyIn, amount }: Extract<Command, { operation: 'buyOut' }>,
  ): OutcomeCode {
    const referred = this.#decided.get(buyIn)
    if (!referred) return 'ref_not_found'
    if (referred.player !== name || referred.command.operation !== 'buyIn') return 'conflict'
    if (referred.outcome !== 'ok' || this.#takenBack.has(buyIn)) return 'ref_cancelled'
    if (this.#boughtOut.has(buyIn)) return 'ref_settled'
    this.#boughtOut.add(buyIn)
    this.#leave(player, buyIn)
    player.money += amount
    return 'ok'
  }

  #leave({ tables }: Player, buyIn: string): void {
    for (const [session, id] of tables) if (id === buyIn) tables.delete(session)
  }

  #hasLiveBet(round: string): boolean {
    return this.#decided.values().some(({ command, outcome }) => {
      if (command.operation !== 'bet' && command.operation !== 'betAndWin') return false
      return command.round === round && outcome === 'ok' && !this.#takenBack.has(command.id)
    })
  }

  #open(id: string, player: string, { isPaid, isClosed }: { isPaid: boolean; isClosed: boolean }): void {
    const round = this.#rounds.get(id)
    if (!round) this.#rounds.set(id, { player, isPaid, isClosed })
    else {
      round.isPaid ||= isPaid
      round.isClosed ||= isClosed
    }
  }

  #player(name: string): Player {
    const player = this.#players.get(name)
    if (!player) throw new Error(`there is no player ${name}`)
    return player
  }
}

function idOf(command: Exclude<Command, { operation: 'balance' }>): string {
  if (command.operation === 'endRound') return `end of ${command.round}`
  return command.id ?? ('bet' in command ? `refund of ${command.bet}` : '')
}

function roundOf(command: Command, decided: ReadonlyMap<string, Decided>): string | undefined {
  if ('round' in command) return command.round
  const referred = command.operation === 'refund' ? decided.get(command.bet)?.command : undefined
  return referred && 'round' in referred ? referred.round : undefined
}

function canBeTakenBack(command: Command): command is Extract<Command, { operation: 'bet' | 'tip' | 'buyIn' }> {
  return command.operation === 'bet' || command.operation === 'tip' || command.operation === 'buyIn'
}

const sameCommand = (one: Command, other: Command): boolean => textOf(one) === textOf(other)

const textOf = (command: Command): string =>
  JSON.stringify(Object.entries(command).toSorted(), (_name, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
