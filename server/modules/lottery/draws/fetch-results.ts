import type { FastifyBaseLogger } from 'fastify'
import { inBook } from '#/ledger/in-book.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { isUnavailable } from '#/platform/db/unavailable.ts'
import type { ResultFeed } from '../results-port.ts'
import { type DueTurn, dueTurns, setTurn, takeTurn } from '../store/awaited-issues.ts'
import { takeFeedResult } from './enter-result.ts'

/** Questions that are out at once, of all feeds together. */
const askedAtOnce = 8
/** Seconds until a feed is asked for an issue again: while it says something new, and at most. */
const pauseSeconds = { shortest: 5, longest: 60 }
/** Longer than an answer takes: a process that dies while it asks holds its turn for so long. */
const turnSeconds = 30

interface Parts {
  readonly database: Database
  readonly feeds: readonly ResultFeed[]
  readonly settings: MerchantSettings
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Makes the step that asks feeds for results of imported issues past their draw, politely: one process asks a feed for an
 * issue every five seconds while it says something new, else less and less often. It goes on until the result can't be
 * stopped any more, so that a feed that corrects itself is heard. A feed that fails keeps nobody else from being asked.
 */
export function resultFetcher(parts: Parts): () => Promise<boolean> {
  const { database, feeds } = parts
  const byName = new Map(feeds.map((feed) => [feed.name, feed]))
  return async () => {
    if (feeds.length === 0) return false
    const due = await dueTurns(database.db, [...byName.keys()], askedAtOnce)
    await Promise.all(
      due.map(async (turn) => {
        const feed = byName.get(turn.feed)
        const before = await database.transaction((tx) => takeTurn(tx, turn, turnSeconds))
        if (!feed || before === undefined) return
        const isNew = await askSafely(parts, feed, turn)
        const longer = Math.min(Math.max(before * 2, pauseSeconds.shortest), pauseSeconds.longest)
        await database.transaction((tx) => setTurn(tx, turn, isNew ? pauseSeconds.shortest : longer))
      }),
    )
    return due.length === askedAtOnce
  }
}

/** Answers whether the feed said something new. */
async function askSafely(parts: Parts, feed: ResultFeed, turn: DueTurn): Promise<boolean> {
  try {
    return await ask(parts, feed, turn)
  } catch (error) {
    if (isUnavailable(error)) throw error
    parts.logger.warn({ err: error, ...turnOf(turn) }, 'a result could not be taken')
    return false
  }
}

async function ask({ database, settings, logger }: Parts, feed: ResultFeed, turn: DueTurn): Promise<boolean> {
  const { game, issue } = turn
  const answer = await feed.resultOf(game, issue)
  if (answer.is === 'fault') logger.warn({ ...turnOf(turn), reason: answer.reason }, 'a feed of results failed')
  if (answer.is !== 'published') return false
  const { settleAfterSeconds } = settings.current('lottery')
  const { is: _, ...said } = answer
  const brought = { feed: feed.name, ...said }
  const taken = await inBook(database, (tx) => takeFeedResult(tx, { game, issue }, brought, settleAfterSeconds))
  if (taken === 'malformed')
    logger.warn({ ...turnOf(turn), payload: said.payloadHash }, 'a feed brought no result of its game')
  return taken === true
}

const turnOf = ({ feed, game, issue }: DueTurn) => ({ feed, game, issue })
