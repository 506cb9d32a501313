import { loadTexts } from '#/src/i18n/text.ts'
import { playTexts } from './play-texts.ts'

/** What starts games, with its texts. */
export async function fetchPlay() {
  const [{ Play }] = await Promise.all([import('./start/play.tsx'), loadTexts(playTexts)])
  return Play
}

/** A game that fills its page, with its texts. */
export async function fetchSeamlessGame() {
  const [{ SeamlessGame }] = await Promise.all([import('./window/seamless-game.tsx'), loadTexts(playTexts)])
  return SeamlessGame
}
