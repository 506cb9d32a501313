import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { gamesSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { lobbyLink } from '../deciding/lobby-link.ts'
import { quoteTerms } from '../deciding/quote-terms.ts'
import { stateOf } from '../draws/present-issue.ts'
import { cancelSecondsBeforeClose } from '../sale/cancel-bet.ts'
import type { FollowedTerms } from '../sale/followed-terms.ts'
import { comingIssues, nextIssues } from '../store/coming-issues.ts'

interface Parts {
  readonly db: Db
  readonly settings: MerchantSettings
  readonly terms: FollowedTerms
  /** Where browsers reach the portal. */
  readonly publicUrl: URL
}

/** What an area's pages show besides results: terms of games, countdowns, issues to come, and where it lies. */
export function areaBindings({ db, settings, terms, publicUrl }: Parts): Binding[] {
  return [
    bind(areaCalls.lotteryTerms, async ({ query }) => {
      const rules = { settings: settings.current('lottery'), terms: await terms.current() }
      return { ...quoteTerms(query, rules), cancelSecondsBeforeClose }
    }),
    bind(areaCalls.lotteryCountdowns, async ({ query: { prizeMode } }) => {
      const { issues, now } = await comingIssues(db, gamesSoldIn(prizeMode))
      const games = issues.map(({ game, issue, openAt, closeAt, drawAt, state }) => ({
        ...{ gameCode: game, numero: issue, saleOpenAt: openAt.toISOString(), saleCloseAt: closeAt.toISOString() },
        ...{ drawAt: drawAt.toISOString(), state: stateOf({ state, openAt, closeAt, drawAt, now }) },
      }))
      return { games, serverTime: now.toISOString() }
    }),
    bind(areaCalls.lotteryComingIssues, async ({ query: { gameCode, size } }) => {
      if (!lotteryGame(gameCode)) throw new Refusal('lottery_game_unknown')
      const { issues, now } = await nextIssues(db, gameCode, size)
      const list = issues.map(({ issue, openAt, closeAt, drawAt }) => ({
        ...{ numero: issue, saleOpenAt: openAt.toISOString() },
        ...{ saleCloseAt: closeAt.toISOString(), drawAt: drawAt.toISOString() },
      }))
      return { gameCode, list, serverTime: now.toISOString() }
    }),
    bind(areaCalls.lottoLobbyLink, async ({ query }) => ({ url: lobbyLink(query, publicUrl.origin) })),
  ]
}
