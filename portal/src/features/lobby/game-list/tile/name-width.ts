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
 * sheet shrinks a name by up to an eighth where that line is too long for the tile.
 */
export function nameEms(name: string, voice: Voice): number {
  const units = name.match(unit) ?? []
  const widths = units.map((word) => wordEms(word, isUpright(name) ? undefined : voice))
  const space = isUpright(name) && units.every((word) => [...word].length === 1) ? 0 : 0.23
  const total = widths.reduce((sum, width) => sum + width + space, -space)
  let best = total
  let first = -space
  for (const width of widths) {
    first += width + space
    best = Math.min(best, Math.max(first, total - first - space))
  }
  return Math.round(Math.max(best, 1) * 100) / 100
}

/** Widths in em that a tile has for a name at its smallest, by voice: 83 % of the tile over 88 % of the size. */
const room: Record<Voice, number> = { poster: 8.73, story: 8.42, engraved: 10.25, block: 7.99 }

/** Whether two lines will do. A longer name fills its lines and ends in an ellipsis; balancing would shorten it further. */
export function fitsTwoLines(name: string, voice: Voice): boolean {
  return nameEms(name, voice) <= (isUpright(name) ? room.poster : room[voice])
}

/** Mean widths of Be Vietnam Pro's letters, measured on the weights in use. */
function wordEms(word: string, voice: Voice | undefined): number {
  const capitals = voice === 'poster' || voice === 'engraved'
  const tracking = voice === 'engraved' ? 0.105 : voice === 'block' ? -0.035 : 0
  let ems = 0
  // Taken apart, letters with Vietnamese marks are as wide as those without.
  const letters = (capitals ? word.toUpperCase() : word).normalize('NFD').replace(/\p{M}/gu, '')
  for (const letter of letters) ems += letterEms(letter) + tracking
  return ems
}

function letterEms(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) return 1
  if (/[iljI.,:!'’]/.test(letter)) return 0.31
  if (/[frtJ]/.test(letter)) return 0.45
  if (/[MWmw]/.test(letter)) return 0.94
  if (/[ACGNOQUVX]/.test(letter)) return 0.79
  return /\p{Lu}/u.test(letter) ? 0.71 : 0.63
}
