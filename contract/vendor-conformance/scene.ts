import type { OutcomeCode } from '../vendor/outcomes.ts'
import type { Ability, Answer, Command, Seat, WalletWorld } from './driver.ts'

/** A wallet's answer breaks the rules of rounds. */
export class ConformanceFault extends Error {
  override name = 'ConformanceFault'
}

/** One case of the suite; its name begins with its number in domain section c.4. */
export interface ConformanceCase {
  readonly name: string
  readonly needs?: readonly Ability[]
  run(scene: Scene): Promise<void>
}

/** An answer, and whether the wallet asked for the command once more before it gave it. */
interface Insisted extends Answer {
  readonly isRepeated: boolean
}

const triesAtMost = 10

/** The starting balance of a player, in minor units. */
export const usualFunds = 100_000n

let ids = 0

/** The stage of a case: makes ids and commands, and checks answers. */
export class Scene {
  readonly world: WalletWorld

  constructor(world: WalletWorld) {
    this.world = world
  }

  id(): string {
    return `${this.world.prefix}${++ids}`
  }

  player(funds = usualFunds): Promise<Seat> {
    return this.world.newPlayer(funds)
  }

  send(who: Seat, command: Command): Promise<Answer> {
    return this.world.driver.send(who, command)
  }

  /** Sends a command and checks the outcome, and the balance if given. */
  async is(who: Seat, command: Command, outcome: OutcomeCode, balance?: bigint): Promise<void> {
    expectAnswer(await this.send(who, command), { outcome, balance }, `${command.operation} ${textOf(command)}`)
  }

  /** Sends a command as a vendor does, again where the wallet asks for it: one that is overloaded answers so. */
  async insist(who: Seat, command: Command): Promise<Insisted> {
    let answer = await this.send(who, command)
    let tries = 1
    for (; answer.outcome === 'retryable' && tries < triesAtMost; tries++) answer = await this.send(who, command)
    return { ...answer, isRepeated: tries > 1 }
  }

  /** Sends concurrent copies: one must be done, and all must be answered the same balance. */
  async isOnce(who: Seat, command: Command, times: number, balance: bigint): Promise<void> {
    const answers = await Promise.all(Array.from({ length: times }, () => this.insist(who, command)))
    const found = answers.map(({ outcome }) => outcome).sort()
    // The one that did it may have been answered too late, and a duplicate when it came again.
    const first = answers.some(({ isRepeated }) => isRepeated) && found[0] === 'ok_duplicate' ? 'ok_duplicate' : 'ok'
    const wanted = answers.map((_, at): OutcomeCode => (at === 0 ? first : 'ok_duplicate'))
    expectSame(found.join(' '), wanted.join(' '), `${times} × ${command.operation}`)
    for (const answer of answers) expectSame(answer.balance, balance, `the balance of ${command.operation}`)
  }

  bet(amount: bigint, given: Partial<Extract<Command, { operation: 'bet' }>> = {}) {
    return { operation: 'bet' as const, id: this.id(), round: this.id(), amount, ...given }
  }

  win(round: string, amount: bigint, given: Partial<Extract<Command, { operation: 'win' }>> = {}) {
    return { operation: 'win' as const, id: this.id(), round, amount, roundClosed: true, ...given }
  }

  refund(bet: string) {
    return { operation: 'refund' as const, id: this.id(), bet }
  }

  promo(amount: bigint, campaign = this.world.campaign ?? '') {
    return { operation: 'promoWin' as const, id: this.id(), campaign, amount }
  }

  buyIn(amount: bigint) {
    return { operation: 'buyIn' as const, id: this.id(), amount }
  }

  buyOut(buyIn: string, amount: bigint) {
    return { operation: 'buyOut' as const, id: this.id(), buyIn, amount }
  }
}

const textOf = (command: Command) => ('id' in command ? (command.id ?? '') : '')

export function expectAnswer(found: Answer, wanted: Answer, what: string): void {
  expectSame(found.outcome, wanted.outcome, what)
  if (wanted.balance !== undefined) expectSame(found.balance, wanted.balance, `the balance after ${what}`)
}

export function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new ConformanceFault(`${what}: expected ${String(wanted)}, found ${String(found)}`)
}
