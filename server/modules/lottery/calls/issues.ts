import type { QueryOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { calendarDayOf } from '@banyan/rules/calendar/calendar-day.ts'
import { type BeaconChain, isQuicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import { readerOf } from '#/modules/games/present-game.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind, type Tongues } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { takesBets } from '../deciding/price-slip.ts'
import { drawnParts, fairnessOf, presentComing, presentEnded, stateOf } from '../draws/present-issue.ts'
import type { Seeds } from '../draws/seeds.ts'
import type { FollowedTerms } from '../sale/followed-terms.ts'
import { lotteryMenu, recentMenu } from '../sale/lottery-menu.ts'
import { comingIssue, endedIssues, issueOf } from '../store/issues.ts'
import type { IssueState } from '../store/lottery-tables.ts'
import { recentGames } from '../store/own-bets.ts'
import { sealedLines } from '../store/sealed-bets.ts'

interface Parts {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
  readonly seeds: Seeds
  readonly terms: FollowedTerms
  readonly chain: BeaconChain
  readonly now: () => Date
}

/** Their lists of bets are public: nothing can be learned from them for a bet. */
const isOver: ReadonlySet<IssueState> = new Set(['drawn', 'settled', 'void'])

/** Games that a list of recent ones has at most. */
const recentAtMost = 20

/** Menus, issues and their draws, which everybody may see. */
export function issueBindings({ db, catalogue, settings, seeds, terms, chain, now }: Parts): Binding[] {
  const asked = (query: { readonly prizeMode: LotteryMode; readonly language?: string }, tongues: Tongues) => ({
    ...{ mode: query.prizeMode, reader: readerOf(tongues, query.language) },
    takesBets: (gameCode: string) => takesBets(gameCode, settings.current('lottery')),
    now: now(),
  })
  const opened = async ({ gameCode, size, day, after }: QueryOf<(typeof lotteryCalls)['openedIssues']>) => {
    if (!lotteryGame(gameCode)) throw new Refusal('lottery_game_unknown')
    if (day !== undefined && !calendarDayOf(day)) throw new InvalidInput([{ path: '/query/day', rule: 'format' }])
    const [drawAt, id] = readCursor(after, ['moment', 'number']) ?? []
    const behind = drawAt === undefined || id === undefined ? undefined : { drawAt, id: BigInt(id) }
    const ended = await endedIssues(db, gameCode, { day, after: behind, atMost: size + 1 })
    const { rows, next } = pageFrom(ended, size, (row) => [row.drawAt.toISOString(), String(row.id)])
    const coming = await comingIssue(db, gameCode)
    return {
      gameCode,
      list: await Promise.all(rows.map((issue) => presentEnded(issue, seeds))),
      next,
      current: coming ? await presentComing(coming, seeds, await terms.current()) : null,
      serverTime: (coming?.now ?? (await databaseNow(db))).toISOString(),
    }
  }
  return [
    bind(lotteryCalls.lotteryMenu, async ({ query }, context) =>
      lotteryMenu(await catalogue.current(), asked(query, context)),
    ),
    bind(lotteryCalls.recentLotteryMenu, async ({ query }, context) => {
      const recent = await recentGames(db, signedIn(context.principal).id, recentAtMost)
      return recentMenu(await catalogue.current(), asked(query, context), recent)
    }),
    bind(lotteryCalls.openedIssues, async ({ query }) => await opened(query)),
    bind(lotteryCalls.openedNumero, async ({ query }) => await opened(query)),
    bind(lotteryCalls.drawEvidence, async ({ query: { gameCode, numero } }) => {
      const issue = await issueOf(db, gameCode, numero)
      if (!issue) throw new Refusal('issue_not_found')
      const { seed, signature, result, betsRoot, closeAt, day } = issue
      return {
        ...{ game: gameCode, issue: numero, state: stateOf(issue), fair: await fairnessOf(issue, seeds) },
        ...{ saleCloseAt: closeAt.getTime() / 1_000, betsRoot, seed, signature },
        chain: isQuicknet(chain) ? null : chain,
        result: result ? drawnParts(result) : null,
        day: issue.place === null ? null : await seeds.dayOf(gameCode, day),
      }
    }),
    bind(lotteryCalls.drawBets, async ({ query: { gameCode, numero, size, after } }) => {
      const issue = await issueOf(db, gameCode, numero)
      if (!issue) throw new Refusal('issue_not_found')
      if (!isOver.has(issue.state)) return { betsRoot: null, lines: [], next: null }
      const [number] = readCursor(after, ['number']) ?? []
      const behind = number === undefined ? undefined : BigInt(number)
      const found = await sealedLines(db, { issueId: issue.id, after: behind, atMost: size + 1 })
      const { rows, next } = pageFrom(found, size, (row) => [String(row.number)])
      return { betsRoot: issue.betsRoot, lines: rows.map(({ line }) => line), next }
    }),
  ]
}
