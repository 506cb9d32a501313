import type { Game } from '@banyan/contract/games/game.ts'

export type Voice = Game['lettering']['voice']

const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
/** A word, or one sign of a script that breaks its lines anywhere. */
const unit =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]+/gu

/** Capitals and slanted or spaced letters are Latin habits: other scripts stand upright in every voice. */
export function isUpright(name: string): boolean {
  return !latinOnly.test(name)
}

/**
 * Estimated width in em of the longer line when the name is set in its voice on two balanced lines. The style
 * sheet shrinks a name by up to a tenth where that line is too long for the tile.
 */
export function nameEms(name: string, voice: Voice): number {
  const units = name.match(unit) ?? []
  const widths = units.map((word) => wordEms(word, isUpright(name) ? undefined : voice))
  const space = isUpright(name) && units.every((word) => [...word].length === 1) ? 0 : 0.26
  const total = widths.reduce((sum, width) => sum + width + space, -space)
  let best = total
  let first = -space
  for (const width of widths) {
    first += width + space
    best = Math.min(best, Math.max(first, total - first - space))
  }
  return Math.round(Math.max(best, 1) * 100) / 100
}

/** Widths in em that a tile has for a name at its smallest, by voice: 83 % of the tile over 90 % of the size, on a phone. */
const room: Record<Voice, number> = { poster: 7.4, story: 7.2, engraved: 8.7, block: 6.8 }

/** Whether two lines will do. A longer name fills its lines and ends in an ellipsis; balancing would shorten it further. */
export function fitsTwoLines(name: string, voice: Voice): boolean {
  return nameEms(name, voice) <= (isUpright(name) ? room.poster : room[voice])
}

/** Mean widths of Be Vietnam Pro's letters, measured on the weights in use. */
function wordEms(word: string, voice: Voice | undefined): number {
  const capitals = voice === 'poster' || voice === 'engraved'
  const tracking = voice === 'engraved' ? 0.105 : voice === 'block' ? -0.035 : 0
  let ems = 0
  for (const letter of capitals ? word.toUpperCase() : word) ems += letterEms(letter) + tracking
  return ems
}

function letterEms(letter: string): number {
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter)) return 1
  if (/\p{M}/u.test(letter)) return 0
  if (/[iljIt.,'’!:]/.test(letter)) return 0.31
  if (/[MWmw]/.test(letter)) return 0.9
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.57
}
