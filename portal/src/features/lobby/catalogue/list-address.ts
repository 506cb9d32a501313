import {
  isListedType,
  isListPath,
  type ListPath,
  type ListType,
  listTypeOf,
  type OwnPath,
  pageOfType,
  typeOfPage,
} from '@banyan/client/game-types.ts'
import type { GameType } from '@banyan/contract/games/game.ts'

/** The part of the address that narrows a list; what stands for 'all' is not written out. */
export interface ListFilters {
  /** Instead of all games what the account played last, or its favourites (requirements LOB-10). */
  of?: 'recent' | 'fav' | undefined
  /** Type of the games, in a list of all types. */
  gameType?: GameType | undefined
  /** Code of the vendor. */
  vassalage?: string | undefined
  /** Key of the classification. */
  class?: string | undefined
  /** Part of the name. */
  search?: string | undefined
  /** Least number of lines. */
  lines?: number | undefined
  /** Least bet in units of the currency. */
  bet?: number | undefined
  pageNo?: number | undefined
}

export interface LobbySearch extends ListFilters {
  type?: ListType | undefined
}

/** The least that the filters of lines and of the bet can ask for (requirements LOB-12). */
export const leastLines = 25
export const leastBet = 1

/** Bounds of the contract. */
const bounds = { pageNo: 100_000, lines: 1_000_000, bet: 1_000_000_000, searchLength: 60 } as const

/**
 * Reads the filters of an address and ignores invalid ones. Every name is returned:
 * the router merges this over the raw search, so a missing name would keep its raw value.
 */
export function listFilters(raw: Record<string, unknown>): ListFilters {
  const gameType = listTypeOf(raw.gameType)
  return {
    of: raw.of === 'recent' || raw.of === 'fav' ? raw.of : undefined,
    gameType: gameType && isGameType(gameType) ? gameType : undefined,
    vassalage: matchOf(raw.vassalage, /^[A-Z0-9_]{2,20}$/),
    class: matchOf(raw.class, /^[A-Z0-9_]{2,30}$/),
    search: searchText(raw.search),
    lines: whole(raw.lines, leastLines, bounds.lines),
    bet: whole(raw.bet, leastBet, bounds.bet),
    pageNo: whole(raw.pageNo, 2, bounds.pageNo),
  }
}

/** Reads the address of the lobby: with a type it shows that list, without one its home. */
export function lobbySearch(raw: Record<string, unknown>): LobbySearch {
  return { type: listTypeOf(raw.type), ...listFilters(raw) }
}

/** Bingo is a class of the slots: the contract knows no games of that type. */
export function isGameType(type: ListType): type is GameType {
  return isListedType(type) && type !== 'BINGO'
}

/** Where a list stands: in the lobby under its type, or at a path of its own. */
export interface ListPlace {
  readonly to: '/' | ListPath | OwnPath
  readonly type: ListType
}

export const favouritesPlace: ListPlace = { to: '/favorite', type: 'FAV' }
export const recentPlace: ListPlace = { to: '/recent', type: 'RECENT' }

/** Where the list of a type stands: on its own page, or in the lobby where it has none, or one of vendors. */
export function listPlaceOf(type: ListType): ListPlace {
  if (type === 'FAV') return favouritesPlace
  if (type === 'RECENT') return recentPlace
  const page = type === 'HOT' ? undefined : pageOfType(type)
  return { to: page && isListPath(page) ? page : '/', type }
}

/** The list that has this page. */
export function listPlaceAt(path: string | undefined): ListPlace | undefined {
  const type = path === '/favorite' ? 'FAV' : path === '/recent' ? 'RECENT' : typeOfPage(path)
  const place = type && listPlaceOf(type)
  return place?.to === path ? place : undefined
}

/** The link to a list with these filters. */
export function listLink(
  { to, type }: ListPlace,
  filters: ListFilters = {},
): { to: ListPlace['to']; search: LobbySearch } {
  return { to, search: to === '/' ? { type, ...filters } : filters }
}

/** The shortest address of a list, as search engines know it. */
export function listAddress({ to, type }: ListPlace, filters: ListFilters = {}): string {
  const search = new URLSearchParams(to === '/' ? { type } : {})
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${to}?${search}` : to
}

/** The router reads digits as numbers; they are text again where text is meant. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function matchOf(value: unknown, pattern: RegExp): string | undefined {
  const text = textOf(value)
  return text !== undefined && pattern.test(text) ? text : undefined
}

function searchText(value: unknown): string | undefined {
  const text = textOf(value)?.slice(0, bounds.searchLength).trim()
  return text || undefined
}

function whole(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}
