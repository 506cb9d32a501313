import { gameList } from '@banyan/contract/games/game-list.ts'
import { gameMenus } from '@banyan/contract/games/game-menus.ts'
import { gameVendors } from '@banyan/contract/games/game-vendors.ts'
import { hotGames } from '@banyan/contract/games/hot-games.ts'
import { isHome } from '#/modules/system/home-paths.ts'
import { type FirstCall, type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'

/** Pages of one list of games, with their part of the catalogue (spec section 2). */
const listPages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/rng': { gameType: 'RNG' },
  '/live': { gameType: 'LIVE' },
  '/fish': { gameType: 'FISH' },
  '/pvp': { gameType: 'PVP' },
  '/bingo': { gameType: 'RNG', gameClassify: 'BG' },
}
/** Pages of the vendors of one type, above the hot games. */
const centrePages: ReadonlySet<string> = new Set(['/sports', '/esports', '/lott', '/elott'])
/** Games on a page of one type (spec section 9). */
const pageSize = 18

/** Filters in a list's address. As in the portal, an invalid one counts as absent. */
const addressFilters = [
  { name: 'vassalage', field: 'vassalage', pattern: /^[A-Z0-9_]{2,20}$/, isNumber: false },
  { name: 'class', field: 'gameClassify', pattern: /^[A-Z0-9_]{2,30}$/, isNumber: false },
  { name: 'lines', field: 'minLineNum', pattern: /^[1-9]\d{0,5}$/, isNumber: true },
  { name: 'bet', field: 'minBet', pattern: /^[1-9]\d{0,8}$/, isNumber: true },
  { name: 'pageNo', field: 'pageNo', pattern: /^[1-9]\d{0,4}$/, isNumber: true },
] as const

/** The calls of the lobby, of list pages and of vendors' pages before they paint. */
export const firstScreen: FirstScreen = (path, search) => {
  const list = listPages[path]
  if (list) return [firstCall(gameMenus, {}), ...listCalls(list, search)]
  if (centrePages.has(path))
    return [firstCall(gameMenus, {}), firstCall(gameVendors, onWideScreens), firstCall(hotGames, onWideScreens)]
  if (!isHome(path) || search.has('type')) return isHome(path) ? [firstCall(gameMenus, {})] : []
  return [firstCall(gameMenus, {}), firstCall(hotGames, onWideScreens)]
}

const onWideScreens = { platform: 'html5-desktop' } as const

/** The page itself runs a search: its term may be anything. */
function listCalls(list: Readonly<Record<string, string>>, search: URLSearchParams): FirstCall[] {
  if (search.has('search')) return []
  const filters = addressFilters.flatMap(({ name, field, pattern, isNumber }) => {
    const given = search.get(name)
    return given !== null && pattern.test(given) ? [[field, isNumber ? Number(given) : given]] : []
  })
  return [firstCall(gameList, { pageNo: 1, ...Object.fromEntries(filters), ...list, pageSize })]
}
