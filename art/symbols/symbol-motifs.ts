import type { Palette } from '../palettes.ts'
import { circle, path } from '../pen.ts'
import { line, mirror, repeatAround } from './symbol-pen.ts'

/** Draws one thing in a square of 100, in the colours of a palette's roles; light comes from the upper left. */
type SymbolMotif = (palette: Palette) => string

const lotus: SymbolMotif = (p) =>
  path(p.s2, 'M6 72Q50 96 94 72Q50 84 6 72Z') +
  mirror(
    path(p.m3, 'M50 78C30 80 10 70 4 50C22 48 40 58 50 78Z') +
      path(p.m2, 'M50 78C28 72 16 50 18 32C36 38 48 56 50 78Z') +
      path(p.m1, 'M50 78C34 66 28 46 34 22C46 34 52 56 50 78Z'),
  ) +
  path(p.m2, 'M50 80C34 60 36 30 50 10C64 30 66 60 50 80Z') +
  path(p.w, 'M50 80C36 60 38 32 50 10C52 34 52 58 50 80Z') +
  path(p.s1, 'M12 74Q50 90 88 74Q50 100 12 74Z')

const fish: SymbolMotif = (p) =>
  path(p.m3, 'M66 50C82 40 92 26 96 20C100 42 98 60 92 82C86 74 78 62 66 54Z') +
  path(p.m2, 'M66 50C80 42 88 32 94 24C94 42 92 50 88 56Z') +
  path(p.s2, 'M34 28C42 10 62 8 70 30Z') +
  path(p.m2, 'M6 52C18 24 54 18 76 50C54 84 18 80 6 52Z') +
  path(p.m1, 'M6 52C18 24 54 18 76 50C54 40 26 40 6 52Z') +
  path(p.w, 'M34 29C42 26 48 28 54 31C46 44 46 60 54 73C46 77 38 76 32 74C24 60 26 42 34 29Z') +
  path(p.s1, 'M36 74C42 88 54 90 62 86C58 78 54 74 50 72Z') +
  circle(p.w, 20, 47, 6) +
  circle(p.k, 20, 47, 3.4)

const lantern: SymbolMotif = (p) =>
  line(p.y1, 3, 'M50 2V16') +
  path(p.m3, 'M34 20C0 28 0 66 34 74H66C100 66 100 28 66 20Z') +
  path(p.m2, 'M34 20C0 28 0 66 34 74H56C80 64 80 30 58 20Z') +
  path(p.m1, 'M34 20C0 28 0 66 34 74C18 62 18 32 38 20Z') +
  line(p.y2, 2, 'M44 20C24 34 24 60 44 74M56 20C76 34 76 60 56 74') +
  path(p.y1, 'M30 14H70L74 22H26ZM26 72H74L70 80H30Z') +
  circle(p.y1, 50, 47, 13) +
  path(p.s1, 'M50 37L60 47L50 57L40 47Z') +
  line(p.s1, 4, 'M42 82V94M50 82V98M58 82V94')

const crown: SymbolMotif = (p) =>
  path(p.s2, 'M22 66C24 36 76 36 78 66Z') +
  path(p.y2, 'M12 74L4 28L30 50L50 12L70 50L96 28L88 74Z') +
  path(p.y1, 'M12 74L4 28L30 50L50 12V74Z') +
  path(p.w, 'M16 62L10 38L22 50ZM36 50L47 28V60Z', 'opacity=".6"') +
  circle(p.s1, 50, 11, 7) +
  circle(p.s1, 5, 26, 5) +
  circle(p.s1, 95, 26, 5) +
  path(p.y2, 'M10 72H90V90H10Z') +
  path(p.y1, 'M10 72H90V77H10Z') +
  path(p.s1, 'M50 74L58 81L50 88L42 81ZM24 76L30 81L24 86L18 81ZM76 76L82 81L76 86L70 81Z')

const gem: SymbolMotif = (p) =>
  path(p.m3, 'M26 14H74L98 40L50 94L2 40Z') +
  path(p.m2, 'M26 14H50V94L2 40Z') +
  path(p.w, 'M26 14L34 40H2Z') +
  path(p.m1, 'M26 14H74L66 40H34ZM2 40H34L50 94Z') +
  path(p.m2, 'M34 40H66L50 94ZM74 14L98 40H66Z') +
  path(p.w, 'M34 40L50 26L66 40L50 46Z', 'opacity=".75"') +
  path(p.y1, 'M88 8L91 16L99 19L91 22L88 30L85 22L77 19L85 16Z')

const fan: SymbolMotif = (p) =>
  path(p.m3, 'M50 88L2 44C18 8 82 8 98 44Z') +
  path(p.m2, 'M50 88L2 44C8 30 18 22 30 18ZM50 88L44 14H58ZM50 88L72 18C82 24 92 32 98 44Z') +
  path(p.m1, 'M50 88L2 44C4 40 7 36 10 33ZM50 88L24 21L36 16ZM50 88L50 14H58Z') +
  line(p.s1, 5, 'M10 44C24 18 76 18 90 44') +
  line(p.y1, 2.4, 'M50 88L14 40M50 88L30 27M50 88V24M50 88L70 27M50 88L86 40') +
  path(p.y2, 'M50 92L28 62C38 52 62 52 72 62Z') +
  path(p.y1, 'M50 92L28 62C34 56 42 54 50 54Z') +
  circle(p.s1, 50, 86, 7)

const coin: SymbolMotif = (p) =>
  circle(p.y2, 53, 53, 44) +
  circle(p.y1, 49, 49, 44) +
  circle(p.y2, 49, 49, 36) +
  circle(p.y1, 50.5, 50.5, 35) +
  path(p.m3, 'M36 36H64V64H36Z') +
  path(p.g1, 'M39 39H64V64H39Z') +
  repeatAround(4, path(p.y2, 'M50 18L56 24L50 30L44 24Z')) +
  path(p.w, 'M18 34C24 20 36 12 48 11C36 16 26 24 22 36Z', 'opacity=".8"')

const drum: SymbolMotif = (p) =>
  circle(p.y2, 52, 53, 45) +
  circle(p.m3, 50, 50, 45) +
  circle(p.m2, 50, 50, 40) +
  circle(p.m3, 50, 50, 32) +
  circle(p.m1, 50, 50, 27) +
  repeatAround(12, path(p.y1, 'M50 12L53 17L50 20L47 17Z')) +
  repeatAround(8, path(p.s1, 'M50 26L56 44H44Z')) +
  circle(p.s2, 50, 50, 11) +
  circle(p.y1, 50, 50, 7)

const star: SymbolMotif = (p) =>
  path(p.m3, 'M4 96C18 66 34 56 52 50L58 60C40 68 22 82 4 96Z') +
  path(p.m2, 'M4 84C12 62 28 46 46 42L52 54C34 60 16 70 4 84Z') +
  path(p.y2, 'M64 6L74 30L98 32L80 48L86 74L64 60L42 74L48 48L30 32L54 30Z') +
  path(p.y1, 'M64 6L64 60L42 74L48 48L30 32L54 30Z') +
  path(p.w, 'M64 18L64 42L40 35L57 34Z', 'opacity=".7"')

const seven: SymbolMotif = (p) =>
  path(p.k, 'M18 16H90V36C74 54 64 72 62 96H38C40 72 50 56 62 40H40V50H18Z', 'opacity=".6"') +
  path(p.s2, 'M16 12H88V32C72 50 62 68 60 92H34C36 68 46 52 58 36H38V46H16Z') +
  path(p.s1, 'M12 8H84V28C68 46 58 64 56 88H30C32 64 42 48 54 32H34V42H12Z') +
  path(p.m1, 'M12 8H84L78 14H18V36L12 42Z') +
  path(p.y1, 'M12 8H84V12H16V42H12ZM30 88C32 64 42 48 54 32L58 32C46 48 36 66 34 88Z')

/* What would look wrong in another colour keeps its own. */
const green = { light: '#45C184', shade: '#1E8A5A' } as const
const red = { light: '#E4505A', shade: '#9C1F31' } as const

const clover: SymbolMotif = (p) =>
  line(green.shade, 7, 'M52 56C56 72 62 84 74 94') +
  repeatAround(
    4,
    path(green.shade, 'M50 48C36 40 26 28 30 16C34 6 46 6 50 16C54 6 66 6 70 16C74 28 64 40 50 48Z') +
      path(green.light, 'M50 48C36 40 26 28 30 16C34 6 46 6 50 16C53 26 52 38 50 48Z'),
    45,
  ) +
  circle(p.y2, 51, 51, 9) +
  circle(p.y1, 50, 50, 8)

const pagoda: SymbolMotif = (p) =>
  line(p.y1, 4, 'M50 2V18') +
  circle(p.y1, 50, 8, 4) +
  path(p.w, 'M36 30H64V46H36ZM30 54H70V70H30ZM24 78H76V94H24Z') +
  path(p.m1, 'M36 30H48V46H36ZM30 54H44V70H30ZM24 78H42V94H24Z') +
  path(
    p.s2,
    'M18 36C30 34 42 24 50 14C58 24 70 34 82 36L78 40H22ZM12 60C24 58 32 52 38 44H62C68 52 76 58 88 60L84 64H16ZM4 84C18 82 28 76 34 68H66C72 76 82 82 96 84L92 88H8Z',
  ) +
  path(p.s1, 'M18 36C30 34 42 24 50 14V36ZM12 60C24 58 32 52 38 44H50V60ZM4 84C18 82 28 76 34 68H50V84Z') +
  path(p.k, 'M46 94V84Q50 80 54 84V94Z')

const cherry: SymbolMotif = (p) =>
  line(green.shade, 5, 'M62 8C46 22 34 40 30 58M62 8C68 26 72 40 72 54') +
  path(green.shade, 'M62 10C72 0 90 2 98 14C88 24 72 22 62 10Z') +
  path(green.light, 'M62 10C72 4 88 6 98 14C84 12 72 12 62 10Z') +
  circle(red.shade, 30, 72, 22) +
  circle(red.light, 28, 70, 20) +
  circle(red.shade, 72, 74, 21) +
  circle(red.light, 70, 72, 19) +
  path(p.w, 'M14 68C14 58 22 54 28 55C21 58 18 62 18 70ZM56 70C56 60 63 57 69 58C62 60 60 65 60 72Z', 'opacity=".85"')

/** Pictures of symbols: plain enough for a reel's 40 px, where a tile's motif would be a blur. */
export const symbolMotifs = {
  lotus,
  fish,
  lantern,
  crown,
  gem,
  fan,
  coin,
  drum,
  star,
  seven,
  clover,
  pagoda,
  cherry,
} as const
export type SymbolMotifName = keyof typeof symbolMotifs

const names = Object.keys(symbolMotifs) as readonly SymbolMotifName[]

/** The four pictures of a game: its own, and three that follow it round the list, far enough apart. */
export function picturesOf(
  motif: SymbolMotifName,
): readonly [SymbolMotifName, SymbolMotifName, SymbolMotifName, SymbolMotifName] {
  const at = names.indexOf(motif)
  const after = (steps: number) => names[(at + steps) % names.length] ?? motif
  return [motif, after(3), after(7), after(10)]
}
