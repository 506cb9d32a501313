// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { info } from './content/info.page.ts'
import { odds } from './lottery/odds.page.ts'

import type { SearchOf } from './define-page.ts'
import type { promotions } from './content/promotions.page.ts'
import type { draws } from './lottery/draws.page.ts'
import type { seamless } from './play/seamless.page.ts'

/** The lobby, and what lies over it. */
export const lobbyPaths = ['/help', '/', '/index', '/index.html', '/home', '/member/{-$page}'] as const
/** Lists of one type of games. */
export const listPaths = ['/bingo', '/favorite', '/fish', '/live', '/pvp', '/recent', '/rng'] as const
/** Vendors of one type of games. */
export const centrePaths = ['/lott', '/esports', '/elott', '/sports'] as const
/** Pages that need nothing but their code. */
export const plainPaths = ['/vip', '/download', '/mirrors', '/promotions/$code', '/promotions', '/draws', '/seamless'] as const
/** Pages that ask who is there. */
export const guardedPaths = ['/agentHome', '/agent', '/login', '/register', '/lottery', '/seaLottery', '/vnLottery'] as const
/** Pages that fetch something beside their code. */
export const loadedPages = [info, odds] as const
/** What addresses may have behind their paths. */
export interface Searches {
  '/promotions': SearchOf<typeof promotions>
  '/draws': SearchOf<typeof draws>
  '/seamless': SearchOf<typeof seamless>
}
export const redirects = [
  { path: '/lottert', to: '/lottery' },
] as const
