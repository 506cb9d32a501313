import type { Game } from '@banyan/contract/games/game.ts'
import { defaultStringifySearch } from '@tanstack/react-router'

/** What the address of a started game says. */
export interface PlaySearch {
  /** Vendor, identity and the vendor's own code of the game, apart by points: never read as a number. */
  game?: string | undefined
  /** With play money. */
  trial?: true | undefined
  /** Table to sit down at. */
  room?: string | undefined
}

/** What a start needs to know of a game. */
export type StartedGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameCode'>

const named = /^([A-Z0-9_]{2,20})\.(\d{1,18})\.([A-Za-z0-9_-]{1,64})$/
const room = /^[A-Za-z0-9_-]{1,40}$/

/** Reads the address of a started game and ignores invalid parameters. */
export function playSearch(raw: Record<string, unknown>): PlaySearch {
  return {
    game: typeof raw.game === 'string' && named.test(raw.game) ? raw.game : undefined,
    trial: raw.trial === true || undefined,
    room: typeof raw.room === 'string' && room.test(raw.room) ? raw.room : undefined,
  }
}

/** Where a game is played full-frame; what a tile leads to, for a new tab and for whoever keeps it. */
export function playLink({ vassalage, nodeId, gameCode }: StartedGame, more: Omit<PlaySearch, 'game'> = {}) {
  return { to: '/seamless', search: { game: `${vassalage}.${nodeId}.${gameCode}`, ...more } } as const
}

/** The same as text. */
export function playAddress(game: StartedGame, more?: Omit<PlaySearch, 'game'>): string {
  const { to, search } = playLink(game, more)
  return `${to}${defaultStringifySearch(search)}`
}

/** The game that an address names. */
export function gameOf({ game = '' }: PlaySearch): StartedGame | undefined {
  const [, vassalage, nodeId, gameCode] = named.exec(game) ?? []
  return vassalage && nodeId && gameCode ? { vassalage, nodeId, gameCode } : undefined
}
