import type { World } from '#/test-world/world.ts'
import { plantIssue } from './planted-issues.ts'

const reason = 'The station says so'

/** A body for each call about results of the lottery that changes something, with which it succeeds. */
export function lotteryBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  const published = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
  const of = (state: 'closed' | 'reported' | 'delayed' | 'settled') => plantIssue(w(), state)
  return {
    enterLotteryResult: async () => ({ ...(await of('closed')).name, published }),
    async confirmLotteryResult() {
      const { name, report } = await of('reported')
      return { ...name, report: String(report) }
    },
    stopLotteryResult: async () => ({ ...(await of('delayed')).name, reason }),
    voidLotteryIssue: async () => ({ ...(await of('closed')).name, reason }),
    correctLotteryResult: async () => ({ ...(await of('settled')).name, published, reason }),
  }
}
