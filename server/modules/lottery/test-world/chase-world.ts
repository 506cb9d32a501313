import type { BodyOf, ValueOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { insertFairDraw, issueOf, voidIssue } from '../store/issues.ts'
import { type Item, type LotteryPlayer, lotteryWorld, type Told } from './lottery-world.ts'

type Sent = BodyOf<(typeof lotteryCalls)['placeLotteryChase']>
type Placed = ValueOf<(typeof lotteryCalls)['placeLotteryChase']>
type Shown = ValueOf<(typeof lotteryCalls)['ownLotteryChase']>

/** A bet of a thousand đồng that the sum of five digits is 23 or more, at odds of 1.95. */
export const bigSum: Item = { playCode: 'SSC_SUM_BSOE', selection: 'B', unit: '1000.00', multiple: 1, lines: 1 }

/** What the world's issues are drawn as: that bet wins, or loses; or the issue is void. */
export type Drawn = 'W' | 'L' | 'void'

const seed = '00'.repeat(32)

/** Issues of a minute each whose results a test says, and players that chase them. */
export async function chaseWorld(issues: number, engine: 'pglite' | 'postgres' = 'pglite') {
  const l = await lotteryWorld('SSC1M', issues, { engine })
  const { w } = l
  const price = (odds: string, version = 0) => {
    const play = { mode: 'LOTT', gameCode: 'SSC1M', playCode: bigSum.playCode }
    return l.operate(calls.setLotteryPrice, { ...play, version, price: { 1: odds }, reason: 'a test' })
  }
  await price('1.95')
  const id = async (at: number) => {
    const issue = await issueOf(w.database.db, 'SSC1M', l.issues[at] ?? '')
    return issue?.id ?? 0n
  }
  const polled = (poll: string) => w.app.work.polled(poll)
  let slips = 0
  return {
    ...l,
    /** Changes the odds of the bet, from a version of its price. */
    price,
    /** Moves the clock to so many seconds behind the opening of an issue; it is on sale for 55. */
    moveInto: (at: number, seconds = 0) => l.moveTo(at * 60 - 10 + seconds),
    close: () => polled('close-issues'),
    settle: () => polled('settle-bets'),
    advance: () => polled('advance-chases'),
    /** Draws a closed issue. */
    async draw(at: number, drawn: Drawn) {
      const issueId = await id(at)
      await w.database.transaction(async (tx) => {
        const digit = drawn === 'W' ? 9 : 0
        const digits = [digit, digit, digit, digit, digit] as const
        const done =
          drawn === 'void'
            ? await voidIssue(tx, issueId, 'the test', seed)
            : await insertFairDraw(tx, issueId, { scheme: 'LFD2', seed, signature: '00' }, { family: 'SSC', digits })
        if (!done) throw new Error(`issue ${at} was not drawn`)
      })
    },
    async chaser(funds?: bigint) {
      const player = await l.player(funds)
      return { ...player, ...chasesOf(player, l.issues, () => `chase-of-test-${++slips}`) }
    },
  }
}

/** What a player does with chases. */
function chasesOf({ ask }: LotteryPlayer, issues: readonly string[], nextSlip: () => string) {
  return {
    /** Chases the first issues by these multiples. */
    chase: (multiples: readonly number[], sent: Partial<Sent> = {}): Promise<Told<Placed>> =>
      ask(lotteryCalls.placeLotteryChase, {
        ...{ slip: nextSlip(), gameCode: 'SSC1M', prizeMode: 'LOTT', items: [bigSum], stopOnWin: true },
        issues: multiples.map((multiple, at) => ({ numero: issues[at], multiple })),
        ...sent,
      }),
    cancelChase: (chase: string, numeros?: readonly string[]): Promise<Told<{ balance: string; returned: string }>> =>
      ask(lotteryCalls.cancelLotteryChase, { id: chase, ...(numeros && { numeros }) }),
    /** What it can play with, and what is held of it. */
    async balance() {
      const { balance, held } = (await ask<{ balance: string; held: string }>(calls.walletBalance)).value
      return { balance, held }
    },
    chaseOf: (chase: string): Promise<Told<Shown>> => ask(lotteryCalls.ownLotteryChase, { id: chase }),
  }
}

export type ChaseWorld = Awaited<ReturnType<typeof chaseWorld>>
export type Chaser = Awaited<ReturnType<ChaseWorld['chaser']>>
