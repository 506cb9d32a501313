import type { ListedType } from '@banyan/contract/games/game.ts'

/** The addresses of list centres, whose one type is in the path. */
export type ListPath = '/rng' | '/live' | '/fish' | '/pvp' | '/bingo'
/** The addresses of an account's own games (requirements NAV-09). */
export type OwnPath = '/favorite' | '/recent'
/** The addresses of game centres, which show vendors. */
export type CentrePath = '/sports' | '/esports' | '/lott' | '/elott'

/** Every listed type, and the page of its own that it has (requirements LOB-22, NAV-08). */
const pages: Record<ListedType, ListPath | CentrePath | undefined> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  BINGO: '/bingo',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  COCKFIGHT: undefined,
  LOTT: '/lott',
  ELOTT: '/elott',
  SC: undefined,
  VP: undefined,
  JP: undefined,
  TG: undefined,
  AC: undefined,
}

/** The type that has this page. */
export function typeOfPage(path: string | undefined): ListedType | undefined {
  return (Object.keys(pages) as ListedType[]).find((type) => path !== undefined && pages[type] === path)
}

/** Whether a page shows a list, and no vendors to start. */
export function isListPath(page: ListPath | CentrePath): page is ListPath {
  return ['/rng', '/live', '/fish', '/pvp', '/bingo'].includes(page)
}

/** What a list can show: a type, or of all types the hot games, the account's favourites, or what it played last. */
export type ListType = ListedType | 'HOT' | OwnType
/** Lists that an account has of its own, by the names that the specification gives them among the types. */
export type OwnType = 'FAV' | 'RECENT'
/** What the lobby's menu can choose. */
export type LobbyType = ListType | 'HOME'

/** What the lobby's menu can hold, exactly (requirements LOB-22); the classic lottery has a page and no place in it. */
export const menuTypes = [
  ...(['HOME', 'HOT', 'FAV', 'RECENT', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'] as const),
  ...(['BINGO', 'COCKFIGHT', 'ELOTT', 'SC', 'VP', 'JP', 'TG', 'AC'] as const),
] satisfies readonly LobbyType[]

/** The page of a type, if it has one of its own; the others stand in the lobby as `/?type=`. */
export function pageOfType(type: ListedType): ListPath | CentrePath | undefined {
  return pages[type]
}

/** Whether vendors of the type have no list of games: what names one of them starts it (requirements LOB-22). */
export function opensVendor(type: ListedType): boolean {
  return type === 'LOTT' || type === 'ELOTT'
}

/** The type of an address; anything else is none. */
export function listTypeOf(code: unknown): ListType | undefined {
  if (code === 'HOT' || code === 'FAV' || code === 'RECENT') return code
  return typeof code === 'string' && Object.hasOwn(pages, code) ? (code as ListType) : undefined
}

/** Whether a list shows the games of one type of the catalogue. */
export function isListedType(type: ListType): type is ListedType {
  return Object.hasOwn(pages, type)
}

/** Sections of the lobby below the hot games, in this order (requirements LOB-06). */
export const homeTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
  'ELOTT',
] as const satisfies readonly ListedType[]

/** The name of a type where the server's own title isn't there. */
export function typeName(t: (key: `gameTypes.${ListedType}`) => string, type: ListedType): string {
  return t(`gameTypes.${type}`)
}
