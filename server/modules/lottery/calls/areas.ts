import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { gamesSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { cancelSecondsBeforeClose } from '../cases/cancel-bet.ts'
import type { FollowedTerms } from '../cases/followed-terms.ts'
import { stateOf } from '../cases/present-issue.ts'
import { lobbyLink } from '../deciding/lobby-link.ts'
import { quoteTerms } from '../deciding/quote-terms.ts'
import { comingIssues } from '../store/coming-issues.ts'

interface Parts {
  readonly db: Db
  readonly settings: MerchantSettings
  readonly terms: FollowedTerms
  /** Where browsers reach the portal. */
  readonly publicUrl: URL
}

/** What an area's pages show besides issues: terms of games, countdowns, and where it lies. */
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
    bind(areaCalls.lottoLobbyLink, async ({ query }) => ({ url: lobbyLink(query, publicUrl.origin) })),
  ]
}
