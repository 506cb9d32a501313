import { drawnIssuesAtMost, lotteryDrawn } from '@banyan/contract/lottery/drawn-event.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { WatchedTopic } from '#/platform/realtime/topic.ts'
import { changedIssues } from '../store/drawn-news.ts'
import { drawnChannel } from '../store/tell-drawn.ts'
import { presentEnded } from './present-issue.ts'
import type { Seeds } from './seeds.ts'

/** Changes of one millisecond that versions tell apart. */
const changesAtMost = 1_024

/** Tells the tabs that watch a game when an issue of it closes, is drawn, void or corrected (requirements LOT-04, MSG-05). */
export function drawnTopic(db: Db, seeds: Seeds): WatchedTopic {
  return {
    event: lotteryDrawn,
    channel: drawnChannel,
    isKey: (text) => lotteryGame(text) !== undefined,
    async newest(games) {
      const byGame = Map.groupBy(await changedIssues(db, games), ({ game }) => game)
      const news = [...byGame].map(async ([gameCode, changed]) => {
        const last = Math.max(...changed.map(({ changedAt }) => changedAt.getTime()))
        // Transactions may commit in another order than by their times: the number of changes grows all the same.
        const changes = changed.reduce((sum, issue) => sum + issue.changes, 0)
        const version = last * changesAtMost + Math.min(changes, changesAtMost - 1)
        const shown = changed.slice(0, drawnIssuesAtMost).map((issue) => presentEnded(issue, seeds))
        return [gameCode, { version, value: { gameCode, issues: await Promise.all(shown) } }] as const
      })
      return new Map(await Promise.all(news))
    },
  }
}
