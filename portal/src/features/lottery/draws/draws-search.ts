import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'

/** Which draw is checked; without a number the newest one of the game. */
export interface DrawsSearch {
  readonly gameCode?: string | undefined
  readonly numero?: string | undefined
}

const longest = 40

/** Reads an address. */
export function drawsSearch({ gameCode, numero }: Record<string, unknown>): DrawsSearch {
  return {
    gameCode: isFairGame(gameCode) ? gameCode : undefined,
    // A number of digits alone comes as one.
    numero: numero === undefined ? undefined : String(numero).slice(0, longest),
  }
}
