import type { Game } from '@banyan/contract/games/game.ts'
import { defaultStringifySearch } from '@tanstack/react-router'
import { namedGame, type PlaySearch } from '#/src/features/play/launch/play-search.ts'

/** What a start needs to know of a game. */
export type StartedGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameCode'>

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
  const [, vassalage, nodeId, gameCode] = namedGame.exec(game) ?? []
  return vassalage && nodeId && gameCode ? { vassalage, nodeId, gameCode } : undefined
}
