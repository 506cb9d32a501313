import type { Game } from '@banyan/contract/games/game.ts'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { gameMenus } from '@banyan/contract/games/game-menus.ts'
import { gameVendors, type VendorLane } from '@banyan/contract/games/game-vendors.ts'
import { hotGames } from '@banyan/contract/games/hot-games.ts'
import { portalPages } from '@banyan/rules/content/portal-pages.gen.ts'
import { isHome } from '#/modules/system/home-paths.ts'
import { type Drawn, type FirstCall, type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'

/** What stands on pages of one type: a list of its games, or its vendors above the hot games. */
const gamesAt = new Map(
  portalPages.flatMap(({ path, kind, games }) => (games === undefined ? [] : [[path, { kind, games }] as const])),
)
/** Bingo is a class of the slots (spec section 2). */
const listOf = (games: string): Readonly<Record<string, string>> =>
  games === 'BINGO' ? { gameType: 'RNG', gameClassify: 'BG' } : { gameType: games }
/** Games on a page of one type (spec section 9). */
const pageSize = 18
/** Of them stand in the first rows of a phone, or in the first of a wide window. */
const seenFirst = 6

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
  const { kind, games } = gamesAt.get(path) ?? {}
  if (games !== undefined && kind === 'list') return [menusOf(games), ...listCalls(listOf(games), search)]
  if (games !== undefined)
    return [
      menusOf(games),
      firstCall(gameVendors, onWideScreens, ({ data }) => vendorsDrawn(data.lanes, games)),
      firstCall(hotGames, onWideScreens),
    ]
  if (!isHome(path) || search.has('type')) return isHome(path) ? [firstCall(gameMenus, {})] : []
  return [firstCall(gameMenus, {}), firstCall(hotGames, onWideScreens)]
}

/** The menu, in which an operator may have named the type of the page. */
function menusOf(type: string): FirstCall {
  return firstCall(gameMenus, {}, (answer) => {
    const title = answer.gameMenus.find(({ gameType }) => gameType === type)?.title
    return title === undefined ? {} : { title }
  })
}

function vendorsDrawn(lanes: readonly VendorLane[], type: string): Drawn {
  const vendors = lanes.find(({ gameType }) => gameType === type)?.vendors ?? []
  const pictures = vendors.map(({ cards, maintenanceUntil }) => {
    const picture = cards.find(({ showIcon, iconUrl }) => showIcon === 1 && iconUrl !== '')
    return picture ? artOf({ ...picture, maintenanceUntil }) : ''
  })
  return { pictures, isGameArt: true }
}

/** What is closed looks otherwise, and shows so when the page is there. */
const artOf = ({ showIcon, iconUrl, maintenanceUntil }: Pick<Game, 'showIcon' | 'iconUrl' | 'maintenanceUntil'>) =>
  showIcon === 1 && maintenanceUntil === null ? iconUrl : ''

const onWideScreens = { platform: 'html5-desktop' } as const

/** The page itself runs a search, whose term may be anything, and asks for an account's own games. */
function listCalls(list: Readonly<Record<string, string>>, search: URLSearchParams): FirstCall[] {
  if (search.has('search') || search.has('of')) return []
  const filters = addressFilters.flatMap(({ name, field, pattern, isNumber }) => {
    const given = search.get(name)
    return given !== null && pattern.test(given) ? [[field, isNumber ? Number(given) : given]] : []
  })
  const query = { pageNo: 1, ...Object.fromEntries(filters), ...list, pageSize }
  return [
    firstCall(gameList, query, ({ games }) => ({ pictures: games.slice(0, seenFirst).map(artOf), isGameArt: true })),
  ]
}
