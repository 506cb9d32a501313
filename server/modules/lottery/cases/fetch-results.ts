import type { FastifyBaseLogger } from 'fastify'
import { inBook } from '#/ledger/in-book.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { isUnavailable } from '#/platform/db/unavailable.ts'
import type { ResultFeed } from '../results-port.ts'
import { type AwaitedIssue, awaitedIssues } from '../store/awaited-issues.ts'
import { takeFeedResult } from './enter-result.ts'

/** Issues of a day, and more; those drawn last first. */
const issuesAtOnce = 200
/** Questions that are out at once, of all feeds together. */
const askedAtOnce = 8
/** Seconds until a feed is asked for an issue again: while it says something new, and at most. */
const pauseSeconds = { shortest: 5, longest: 60 }

interface Parts {
  readonly database: Database
  readonly feeds: readonly ResultFeed[]
  readonly settings: MerchantSettings
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** When a feed is asked for an issue again, in Unix seconds of the database's clock. */
interface Turn {
  readonly at: number
  readonly pause: number
}

/**
 * Makes the step that asks feeds for results of imported issues past their draw, politely: each feed for an issue every five
 * seconds while it says something new, else less and less often. It goes on until the result can't be stopped any more, so
 * that a feed that corrects itself is heard. A feed that fails keeps nobody else from being asked.
 */
export function resultFetcher({ database, feeds, settings, logger }: Parts): () => Promise<boolean> {
  const turns = new Map<string, Turn>()
  const ask = async (feed: ResultFeed, { game, issue }: AwaitedIssue): Promise<'new' | 'nothing'> => {
    const answer = await feed.resultOf(game, issue)
    if (answer.is === 'fault')
      logger.warn({ feed: feed.name, game, issue, reason: answer.reason }, 'a feed of results failed')
    if (answer.is !== 'published') return 'nothing'
    const { settleAfterSeconds } = settings.current('lottery')
    const { is: _, ...said } = answer
    const brought = { feed: feed.name, ...said }
    const taken = await inBook(database, (tx) => takeFeedResult(tx, { game, issue }, brought, settleAfterSeconds))
    if (taken === 'malformed')
      logger.warn({ feed: feed.name, game, issue, payload: said.payloadHash }, 'a feed brought no result of its game')
    return taken === true ? 'new' : 'nothing'
  }
  const askSafely = async (feed: ResultFeed, issue: AwaitedIssue) => {
    try {
      return await ask(feed, issue)
    } catch (error) {
      if (isUnavailable(error)) throw error
      logger.warn({ err: error, feed: feed.name, game: issue.game, issue: issue.issue }, 'a result could not be taken')
      return 'nothing'
    }
  }
  return async () => {
    if (feeds.length === 0) return false
    const issues = await awaitedIssues(database.db, issuesAtOnce)
    const due = issues.flatMap((issue) =>
      feeds.flatMap((feed) => {
        const turn = turns.get(turnOf(feed, issue))
        return turn && turn.at > issue.nowSeconds ? [] : [{ feed, issue, turn }]
      }),
    )
    for (let from = 0; from < due.length; from += askedAtOnce)
      await Promise.all(
        due.slice(from, from + askedAtOnce).map(async ({ feed, issue, turn }) => {
          const { shortest, longest } = pauseSeconds
          const pause = (await askSafely(feed, issue)) === 'new' || !turn ? shortest : Math.min(turn.pause * 2, longest)
          turns.set(turnOf(feed, issue), { at: issue.nowSeconds + pause, pause })
        }),
      )
    const awaited = new Set(issues.flatMap((issue) => feeds.map((feed) => turnOf(feed, issue))))
    for (const key of turns.keys()) if (!awaited.has(key)) turns.delete(key)
    return false
  }
}

const turnOf = ({ name }: ResultFeed, { id }: AwaitedIssue) => `${name} ${id}`
