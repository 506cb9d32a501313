import type { Command, Seat } from './driver.ts'
import { PlainWallet } from './plain-wallet.ts'
import { ConformanceFault, expectAnswer, type Scene, usualFunds } from './scene.ts'
import { seeded } from './seeded.ts'

/** Sizes of one run: few ids and rounds, so that messages refer to each other often. */
const [ids, rounds, messages] = [12, 4, 40]

/** A random message; every fourth repeats an earlier one. */
function commandOf(random: () => number, prefix: string, earlier: readonly Command[], reward?: string): Command {
  const below = (limit: number) => Math.floor(random() * limit)
  const again = earlier[below(earlier.length * 4)]
  if (again) return again
  const id = (kind: string) => `${prefix}${kind}${below(ids)}`
  const round = `${prefix}round${below(rounds)}`
  const amount = BigInt(below(40_000))
  const is = { id: id('a'), amount }
  const closes = { round, roundClosed: below(4) === 0 }
  const makers: readonly (() => Command)[] = [
    () => ({ operation: 'bet', ...is, round, isFree: below(8) === 0 }),
    () => ({ operation: 'bet', ...is, round, minBalance: BigInt(below(120_000)) }),
    () => ({ operation: 'win', id: id('b'), amount, ...closes }),
    () => ({ operation: 'win', id: id('b'), amount, ...closes, ...(reward !== undefined && { freeRewardId: reward }) }),
    () => ({ operation: 'betAndWin', ...is, ...closes, win: BigInt(below(40_000)) }),
    () => ({ operation: 'refund', id: id('c'), bet: id('a') }),
    () => ({ operation: 'refund', bet: id('a') }),
    () => ({ operation: 'tip', ...is }),
    () => ({ operation: 'buyIn', ...is, amount: amount + 1n }),
    () => ({ operation: 'buyOut', id: id('b'), buyIn: id('a'), amount }),
    () => ({ operation: 'adjust', id: id('b'), amount: BigInt(below(20_000)) - 10_000n }),
    () => ({ operation: 'jackpotWin', id: id('b'), amount }),
    () => ({ operation: 'endRound', round }),
  ]
  return (makers[below(makers.length)] ?? (() => ({ operation: 'balance' })))()
}

/**
 * Sends random messages one after the other and compares each outcome and balance with the plain wallet's (C40). `look`
 * runs after every step.
 */
export async function playAgainstPlain(
  scene: Scene,
  seed: number,
  look: (who: Seat, at: number) => Promise<void> = async () => {},
): Promise<void> {
  const random = seeded(seed)
  const who = await scene.player(usualFunds)
  const plain = new PlainWallet()
  const model = plain.seat(who.player, who.session, usualFunds)
  const prefix = scene.id()
  const sent: Command[] = []
  const step = async (command: Command) => {
    sent.push(command)
    const wanted = await plain.send(model, command)
    try {
      expectAnswer(await scene.send(who, command), wanted, command.operation)
    } catch (error) {
      if (!(error instanceof ConformanceFault)) throw error
      throw new ConformanceFault(
        `seed ${seed}, message ${sent.length}: ${error.message}\n${sent.map(textOf).join('\n')}`,
      )
    }
    await look(who, sent.length)
  }
  for (let at = 0; at < messages; at++) await step(commandOf(random, prefix, sent, scene.world.campaign))
  // The session must be free for the next case.
  const buyIn = plain.openBuyIn(model)
  if (buyIn !== undefined) await step({ operation: 'buyOut', id: `${prefix}end`, buyIn, amount: 1n })
}

const textOf = (command: Command): string =>
  JSON.stringify(command, (_name, value) => (typeof value === 'bigint' ? `${value}` : value))
