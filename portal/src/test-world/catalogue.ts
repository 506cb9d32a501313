import { callTable } from '@banyan/contract/client.gen.ts'
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
  /** Addresses of the calls so far. */
  readonly asked: URL[]
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
    asked: [],
    ...fields,
  }
}

/** So many games in a row. */
export function gamesOf(count: number, first: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) => game(index + 1, index === 0 ? first : {}))
}

/** Calls of one kind that were asked so far. */
export function calls({ asked }: FakeCatalogue, id: keyof typeof callTable): URL[] {
  return asked.filter(({ pathname }) => pathname === callTable[id].path)
}

/** Answers the calls of the lobby as a server with this catalogue. */
export function answerFrom(catalogue: FakeCatalogue): typeof fetch {
  return async (input) => {
    const url = new URL(String(input), 'http://portal')
    catalogue.asked.push(url)
    const value = answerOf(catalogue, url)
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
      return { list: catalogue.announcements }
    case callTable.systemBanners.path:
      return { list: catalogue.banners.filter(({ groupName }) => groupName === searchParams.get('groupName')) }
    case callTable.helpCenter.path:
      return { topics: topicsOf(catalogue, searchParams) }
    case callTable.winnerBoard.path:
      return { list: catalogue.winners.map((vo) => ({ vo })), illustrative: catalogue.illustrative }
    default:
      return undefined
  }
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
