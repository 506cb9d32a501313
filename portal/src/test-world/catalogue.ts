import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { Game, GameType } from '@banyan/contract/games/game.ts'
import type { GameCategory } from '@banyan/contract/games/game-menus.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import type { Winner } from '@banyan/contract/games/winner-board.ts'
import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import type { Banner } from '@banyan/contract/system/banners.ts'
import type { HelpTopic } from '@banyan/contract/system/help-center.ts'

/** A game as the server answers it. */
export function game(number: number, fields: Partial<Game> = {}): Game {
  const name = fields.gameName ?? `Game ${number}`
  return {
    nodeId: String(number),
    nodeName: name,
    gameName: name,
    vassalage: 'PG',
    gameType: 'RNG',
    isHot: 0,
    supportPlay: 1,
    showIcon: 1,
    iconUrl: `/art/${number}.svg`,
    gameClassify: 'SLOT',
    gameCode: `g-${number}`,
    minBet: '1.00',
    minLineNum: 25,
    isGame: 'GAME',
    maintenanceUntil: null,
    lettering: { voice: 'poster', colour: '#FFF3D9' },
    ...fields,
  }
}

export function vendor(vassalage: string, fields: Partial<VendorCard> = {}): VendorCard {
  return {
    vassalage,
    displayName: vassalage,
    lagerIcon: '',
    gameType: 'RNG',
    cards: [],
    gameCount: 3,
    maintenanceUntil: null,
    ...fields,
  }
}

export function category(gameType: GameCategory['gameType'], fields: Partial<GameCategory> = {}): GameCategory {
  return { gameType, title: `All ${gameType}`, gameCount: 40, cards: [], gameClassify: [], ...fields }
}

export function announcement(number: number, fields: Partial<Announcement> = {}): Announcement {
  return {
    id: `notice-${number}`,
    title: `Notice ${number}`,
    content: `<p>Text ${number}</p>`,
    promotionType: '',
    execution: 'B',
    type: 'B',
    publishedAt: '2026-11-01T00:00:00Z',
    ...fields,
  }
}

export function banner(id: string, fields: Partial<Banner> = {}): Banner {
  const texts = { eyebrow: '', title: `Title of ${id}`, text: '', button: '' }
  return { id, url: '', linkageType: 'NONE', groupName: 'w_home', imageUrl: `/scenes/${id}.svg`, ...texts, ...fields }
}

export function winner(number: number, fields: Partial<Winner> = {}): Winner {
  return {
    recordId: String(number),
    gameName: `Game ${number}`,
    customerName: 'ab***yz',
    winAmount: '1000.00',
    iconUrl: `/art/${number}.svg`,
    nodeId: String(number),
    vassalage: 'PG',
    gameType: 'RNG',
    gameCode: 'koi',
    isGame: 'GAME',
    maintenanceUntil: null,
    ...fields,
  }
}

export function topic(termId: string, fields: Partial<HelpTopic> = {}): HelpTopic {
  return { termId, group: 'start', title: `About ${termId}`, content: `<p>Text of ${termId}</p>`, ...fields }
}

/** What a server's catalogue holds; tests change it while the portal is open. */
export interface FakeCatalogue {
  version: number
  menus: GameCategory[]
  hot: Game[]
  vendors: Partial<Record<GameType, VendorCard[]>>
  /** Games of any list, before the filters of the query. */
  games: (query: URLSearchParams) => readonly Game[]
  announcements: Announcement[]
  banners: Banner[]
  winners: Winner[]
  /** The help centre in the asked language. */
  topics: (language: string | null) => readonly HelpTopic[]
  illustrative: boolean
  /** Of the winner board. */
  boardVersion: number
  /** The account's own games, the latest first. */
  favourites: Game[]
  favouritesVersion: number
  recent: Game[]
  /** The account's money; without it the call fails. */
  money: ValueOf<Calls['walletBalance']> | undefined
  /** What the account is told of VIP; a brand without levels, unless a test says otherwise. */
  vip: ValueOf<Calls['ownVip']>
  /** What a change of the favourites is refused with. */
  refusal: ErrorCode | undefined
  /** Addresses of the calls so far. */
  readonly asked: URL[]
  /** Methods and bodies of the changes of the favourites so far. */
  readonly toggled: (readonly [method: string | undefined, body: object])[]
}

const noVip: FakeCatalogue['vip'] = {
  ...{ hasVip: false, vipRankLevel: 0, vipLabelName: '', highest: 0, since: null, protectedUntil: null },
  ...{ next: null, keep: null, levels: [] },
}

export function fakeCatalogue(fields: Partial<FakeCatalogue> = {}): FakeCatalogue {
  return {
    version: 1,
    menus: [category('RNG'), category('LIVE')],
    hot: [],
    vendors: { RNG: [vendor('PG'), vendor('JDB')] },
    games: () => [],
    announcements: [],
    banners: [],
    winners: [],
    topics: () => [],
    illustrative: false,
    boardVersion: 0,
    favourites: [],
    favouritesVersion: 0,
    recent: [],
    money: { balance: '5000000.00', currencySymbol: '₫', held: '0.00', owed: '0.00', version: 1 },
    vip: noVip,
    refusal: undefined,
    asked: [],
    toggled: [],
    ...fields,
  }
}

/** So many games in a row. */
export function gamesOf(count: number, first: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) => game(index + 1, index === 0 ? first : {}))
}

/** Calls of one kind that were asked so far. */
export function calls({ asked }: FakeCatalogue, id: keyof typeof callTable): URL[] {
  const { path } = callTable[id]
  return asked.filter(({ pathname }) => pathname === path)
}

const lobbyCalls: readonly string[] = [
  ...['systemConfig', 'gameMenus', 'hotGames', 'gameVendors', 'gameList'],
  ...['announcements', 'systemBanners', 'helpCenter', 'winnerBoard'],
]

/** The call that a request makes, unless it is one that a server with a catalogue answers. */
export function callBeyondLobby(path: string, method: string): keyof typeof callTable | undefined {
  const found = Object.entries(callTable).find(
    ([id, row]) => row.path === path && ('method' in row ? row.method : 'GET') === method && !lobbyCalls.includes(id),
  )
  return found?.[0] as keyof typeof callTable | undefined
}

/** Answers the calls of the lobby as a server with this catalogue. */
export function answerFrom(catalogue: FakeCatalogue): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), 'http://portal')
    catalogue.asked.push(url)
    if (toggles.has(url.pathname)) return answerToggle(catalogue, init)
    const value = answerOf(catalogue, url) ?? ownAnswerOf(catalogue, url)
    if (value === undefined) throw new Error(`The fake server has no ${url.pathname}`)
    return new Response(JSON.stringify({ success: true, value }))
  }
}

function answerOf(catalogue: FakeCatalogue, { pathname, searchParams }: URL): object | undefined {
  const { version, menus, hot, vendors } = catalogue
  switch (pathname) {
    case callTable.gameMenus.path:
      return { gameMenus: menus, version }
    case callTable.hotGames.path:
      return { list: hot, version }
    case callTable.gameVendors.path:
      return {
        data: {
          lanes: Object.entries(vendors).map(([gameType, cards]) => ({ gameType, title: gameType, vendors: cards })),
        },
        prizeMode: 'LOTT',
        version,
      }
    case callTable.gameList.path:
      return listOf(catalogue, searchParams)
    case callTable.announcements.path:
      return { list: announcementsFor(catalogue, searchParams.get('execution')) }
    case callTable.systemBanners.path:
      return { list: catalogue.banners.filter(({ groupName }) => groupName === searchParams.get('groupName')) }
    case callTable.helpCenter.path:
      return { topics: topicsOf(catalogue, searchParams) }
    case callTable.winnerBoard.path:
      return {
        list: catalogue.winners.map((vo) => ({ vo })),
        illustrative: catalogue.illustrative,
        version: catalogue.boardVersion,
      }
    default:
      return undefined
  }
}

const toggles = new Set<string>([callTable.addFavourite.path, callTable.removeFavourite.path])

/** Changes the favourites as a server does: an id that is there stays where it is. */
function answerToggle(catalogue: FakeCatalogue, init?: RequestInit): Response {
  const body = JSON.parse(String(init?.body)) as { nodeId: string }
  catalogue.toggled.push([init?.method, body])
  const { refusal: code, favourites, games, hot, recent } = catalogue
  if (code) return new Response(JSON.stringify({ success: false, code, message: code }), { status: 422 })
  const others = favourites.filter(({ nodeId }) => nodeId !== body.nodeId)
  const known = [...hot, ...recent, ...favourites, ...games(new URLSearchParams())]
  const game = known.find(({ nodeId }) => nodeId === body.nodeId)
  if (init?.method === 'DELETE') catalogue.favourites = others
  else if (game && others.length === favourites.length) catalogue.favourites = [game, ...favourites]
  catalogue.favouritesVersion++
  return new Response(JSON.stringify({ success: true, value: {} }))
}

function ownAnswerOf(
  { favourites, favouritesVersion: version, recent, money, vip }: FakeCatalogue,
  { pathname, searchParams }: URL,
): object | undefined {
  switch (pathname) {
    case callTable.favouriteIds.path:
      return { ids: favourites.map(({ nodeId }) => nodeId), version }
    case callTable.walletBalance.path:
      return money
    case callTable.rewardCount.path:
      return { availablePromoCount: 0 }
    case callTable.ownVip.path:
      return vip
    case callTable.favouriteGames.path: {
      const { games, totalPages } = ownPage(favourites, searchParams, 'pageNo')
      return { content: games, pageNum: Number(searchParams.get('pageNo')), totalPages }
    }
    case callTable.recentGames.path: {
      const { games, totalPages } = ownPage(recent, searchParams, 'page')
      return { list: games, totalPages }
    }
    default:
      return undefined
  }
}

function ownPage(all: readonly Game[], query: URLSearchParams, page: 'pageNo' | 'page') {
  const fits = all.filter(
    ({ gameType, vassalage }) =>
      gameType === (query.get('gameType') ?? gameType) && vassalage === (query.get('vassalage') ?? vassalage),
  )
  const size = Number(query.get('pageSize'))
  const from = (Number(query.get(page)) - 1) * size
  return { games: fits.slice(from, from + size), totalPages: Math.ceil(fits.length / size) }
}

function announcementsFor({ announcements }: FakeCatalogue, asked: string | null): Announcement[] {
  return announcements.filter(({ execution }) => asked === null || execution === asked)
}

function topicsOf({ topics }: FakeCatalogue, query: URLSearchParams): HelpTopic[] {
  const asked = query.get('termId')
  return topics(query.get('lang')).flatMap((each) => {
    if (asked === null) return { ...each, content: '' }
    return each.termId === asked ? each : []
  })
}

function listOf({ games, version }: FakeCatalogue, query: URLSearchParams): object {
  const all = games(query)
  const size = Number(query.get('pageSize'))
  const from = (Number(query.get('pageNo')) - 1) * size
  const page = all.slice(from, from + size)
  return { games: page, totalPages: Math.ceil(all.length / size), totalCount: all.length, version }
}
