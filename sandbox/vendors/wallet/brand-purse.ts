import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import type { BodyOfOperation, WalletAnswer } from '@banyan/contract/vendor/wallet.ts'
import { decimal } from '../launches/decimal.ts'
import type { Paid, Purse, PurseRefusal, Stake } from '../launches/purse.ts'
import type { OwedCalls } from './owed-calls.ts'
import { isDone, type WalletClient } from './wallet-client.ts'

interface BrandPurseParts {
  readonly wallet: WalletClient
  readonly owed: OwedCalls
  readonly vendor: string
  readonly launch: Pick<LaunchRequest, 'gameCode' | 'currency' | 'exponent'> & { readonly launchToken: string }
  /** Begins the id of every round, which no other launch's does. */
  readonly id: string
}

type Win = BodyOfOperation<'win'>

/** The campaign whose promotions the vendor can be told to give; the demo registers it. */
const campaignId = 'sandbox-rounds'
/** What one gives, in whole units of the currency. */
const promotionUnits = 1_000n

interface Player {
  readonly session: string
  readonly player: string
}

const refusals: { readonly [Outcome in OutcomeCode]?: PurseRefusal } = {
  insufficient_funds: 'insufficient_funds',
  player_locked: 'player_locked',
  player_not_found: 'session_over',
  token_invalid: 'session_over',
  token_expired: 'session_over',
  game_disabled: 'game_closed',
}

/** A player's money at the brand, by the wallet's protocol. */
export class BrandPurse implements Purse {
  readonly #parts: BrandPurseParts
  #beginning: Promise<Player | PurseRefusal> | undefined
  #balance = 0n
  #rounds = 0

  constructor(parts: BrandPurseParts) {
    this.#parts = parts
  }

  async open(): Promise<bigint | PurseRefusal> {
    const isNew = this.#beginning === undefined
    const who = await this.#begin()
    if (typeof who === 'string') return who
    // Beginning told the balance; later it may have moved elsewhere.
    if (!isNew) await this.#look(who)
    return this.#balance
  }

  async play(stakes: readonly Stake[], decide: () => bigint): Promise<Paid | PurseRefusal> {
    const who = await this.#begin()
    if (typeof who === 'string') return who
    if (this.#parts.owed.isFull) return 'no_answer'
    const id = `${this.#parts.id}-${++this.#rounds}`
    const win = (back: bigint): Win => ({
      ...{ player: who.player, currency: this.#parts.launch.currency, roundId: id },
      ...{ transactionId: `${id}-win`, amount: this.#text(back), roundClosed: true },
    })
    const { wallet, vendor } = this.#parts
    // Told to send out of order, the round is decided first: its win comes before its bet, is sent back, and comes again.
    const early = wallet.reorders ? decide() : undefined
    if (early !== undefined) await wallet.once(vendor, 'win', win(early))
    const refusal = await this.#bets(who, id, stakes)
    if (refusal !== undefined) return refusal
    const back = early ?? decide()
    const paid = await this.#pay(win(back), back)
    if (!wallet.givesPromotions) return paid
    await this.#give(who, id)
    return { ...paid, balance: this.#balance }
  }

  /** Gives a promotion beside a round. One that the brand holds is sent again in the background, as an unpaid win is. */
  async #give({ player }: Player, id: string): Promise<void> {
    const { wallet, owed, vendor, launch } = this.#parts
    const amount = this.#text(promotionUnits * 10n ** BigInt(launch.exponent))
    const body = { player, currency: launch.currency, transactionId: `${id}-promo`, campaignId, amount }
    const given = await wallet.call(vendor, 'promoWin', body)
    if (given === 'unknown') owed.owe(vendor, { operation: 'promoWin', body })
    else {
      this.#note(given)
      if (!isDone(given)) owed.note(vendor, `promoWin ${body.transactionId}: ${given.outcome}`)
    }
  }

  /** Takes the stakes of a round. Where one is refused, those that were taken before it come back. */
  async #bets(who: Player, id: string, stakes: readonly Stake[]): Promise<PurseRefusal | undefined> {
    for (const [at, stake] of stakes.entries()) {
      const refusal = await this.#bet(who, id, at, stake)
      if (refusal === undefined) continue
      for (let before = 0; before < at; before++) this.#takeBack(who, id, before)
      return refusal
    }
    return undefined
  }

  /** Takes a stake. One that is not known to be taken or refused is taken back, however often it takes to say so. */
  async #bet(who: Player, id: string, at: number, { amount, on }: Stake): Promise<PurseRefusal | undefined> {
    const { wallet, vendor, launch } = this.#parts
    const { gameCode, currency } = launch
    const taken = await wallet.call(vendor, 'bet', {
      ...{ player: who.player, session: who.session, currency, gameCode, roundId: id },
      ...{ transactionId: nameOf(id, 'bet', at), amount: this.#text(amount), ...on },
    })
    if (taken === 'unknown') {
      this.#takeBack(who, id, at)
      return 'no_answer'
    }
    this.#note(taken)
    return isDone(taken) ? undefined : (refusals[taken.outcome] ?? 'refused')
  }

  #takeBack({ player }: Player, id: string, at: number): void {
    const { owed, vendor, launch } = this.#parts
    const names = { transactionId: nameOf(id, 'refund', at), betTransactionId: nameOf(id, 'bet', at) }
    owed.owe(vendor, { operation: 'refund', body: { player, currency: launch.currency, ...names } })
  }

  /** Pays the round and closes it. What the brand has not taken yet is paid later, in the background. */
  async #pay(win: Win, back: bigint): Promise<Paid> {
    const { wallet, owed, vendor } = this.#parts
    const paid = await wallet.call(vendor, 'win', win)
    if (paid === 'unknown') owed.owe(vendor, { operation: 'win', body: win })
    else {
      this.#note(paid)
      if (!isDone(paid)) owed.note(vendor, `win ${win.transactionId}: ${paid.outcome}`)
    }
    return { back, balance: this.#balance, isOnItsWay: paid === 'unknown' && back > 0n }
  }

  /** Begins the session by the launch's token, once; a try that got no answer is no try. */
  async #begin(): Promise<Player | PurseRefusal> {
    this.#beginning ??= this.#authenticate()
    const begun = await this.#beginning
    if (begun === 'no_answer') this.#beginning = undefined
    return begun
  }

  async #authenticate(): Promise<Player | PurseRefusal> {
    const { wallet, vendor, launch } = this.#parts
    const { launchToken, gameCode } = launch
    const answer = await wallet.call(vendor, 'authenticate', { launchToken, gameCode })
    if (answer === 'unknown') return 'no_answer'
    const { outcome, session, player } = answer
    if (!isDone(answer)) return refusals[outcome] ?? 'refused'
    this.#note(answer)
    return session !== undefined && player !== undefined ? { session, player } : 'refused'
  }

  async #look({ player }: Player): Promise<void> {
    const { wallet, vendor, launch } = this.#parts
    const answer = await wallet.once(vendor, 'balance', { player, currency: launch.currency })
    if (answer !== 'unknown') this.#note(answer)
  }

  #note({ balance }: WalletAnswer): void {
    if (balance !== undefined) this.#balance = minorOf(balance, this.#parts.launch.exponent)
  }

  #text(amount: bigint): string {
    return decimal(amount, this.#parts.launch.exponent)
  }
}

/** The id of a round's first bet, or of one after it. */
const nameOf = (round: string, what: string, at: number) =>
  at === 0 ? `${round}-${what}` : `${round}-${what}-${at + 1}`

/** The minor units of an amount with no more digits after the point than the currency has. */
function minorOf(amount: string, exponent: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(exponent, '0').slice(0, exponent))
}
