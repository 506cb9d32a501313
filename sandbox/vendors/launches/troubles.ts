import type { GameTexts } from '../texts/en.ts'
import type { PurseRefusal } from './purse.ts'

/** Why a round was not played, by the key of its text. */
export type Trouble = Extract<
  keyof GameTexts,
  'notEnough' | 'otherRound' | 'failed' | 'endedNote' | 'locked' | 'sessionOver' | 'gameClosed' | 'refused' | 'noAnswer'
>

/** What a player is told of each refusal of the purse. */
export const troubleOf: Readonly<Record<PurseRefusal, Trouble>> = {
  insufficient_funds: 'notEnough',
  player_locked: 'locked',
  session_over: 'sessionOver',
  game_closed: 'gameClosed',
  refused: 'refused',
  no_answer: 'noAnswer',
}
