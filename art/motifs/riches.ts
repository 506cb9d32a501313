import { contrast, type Palette } from '../palettes.ts'
import { around, circle, dot, ellipse, group, line, mirrored, path, polar, spark } from '../pen.ts'

const coins: readonly (readonly [number, number])[] = [
  [-52, -24],
  [50, -24],
  [-18, -30],
  [20, -30],
  [-36, -46],
  [36, -44],
  [0, -54],
  [-66, -10],
  [66, -10],
]

/** An open treasure chest heaped with coins. */
export function chest(p: Palette): string {
  const round = coins.map(([x, y]) => circle(p.y1, x, y, 17)).join('')
  return (
    path(p.s2, 'M-96-6C-104-66-70-92 0-92C70-92 104-66 96-6Z') +
    path(p.m3, 'M-84-6C-90-56-60-80 0-80C60-80 90-56 84-6Z') +
    path(p.k, 'M-76-4C-80-48-54-70 0-70C54-70 80-48 76-4Z', 'opacity=".55"') +
    `<g stroke="${p.y2}" stroke-width="3">${round}</g>` +
    path(p.y1, 'M-84 2C-70-22-40-16-20-20C0-24 30-22 46-18C62-22 78-14 84 2Z') +
    line(p.w, 3, 'M-46-50C-42-56-36-57-31-55M-10-58C-6-65 2-66 6-62M-62-28C-58-34-52-35-48-32', 'opacity=".8"') +
    line(p.y2, 3, 'M-38-8C-34-14-24-14-20-8M24-8C28-14 38-14 42-8') +
    path(p.m2, 'M-96 0H96V82Q96 92 86 92H-86Q-96 92-96 82Z') +
    path(p.m1, 'M-96 0H0V30H-96Z') +
    path(p.m2, 'M0 0H96V30H0Z') +
    path(p.m3, 'M40 0H96V82Q96 92 86 92H40ZM-96 30H96V36H-96ZM-96 60H96V65H-96Z') +
    path(p.y1, 'M-100-6H100V10H-100ZM-72 10H-52V92H-72Z') +
    path(p.y2, 'M30-6H100V10H30ZM52 10H72V92H52ZM-58 10H-52V92H-58Z') +
    path(p.y1, 'M-22-6H22V26Q22 38 0 44Q-22 38-22 26Z') +
    path(p.y2, 'M0-6H22V26Q22 38 0 44Z') +
    path(p.k, 'M0 6a8 8 0 0 1 4 15L7 34H-7L-4 21a8 8 0 0 1 4-15Z') +
    path(p.s1, 'M-70-102L-58-88L-70-72L-82-88Z') +
    path(p.w, 'M-70-102L-58-88H-82ZM66-106L74-97L66-86L58-97Z')
  )
}

/** A crown with velvet between its points and a jewelled band. */
export function crown(p: Palette): string {
  /* Where the second hue is as golden as the metal, velvet and stones take the body's. */
  const [stone, dark, pearl] = contrast(p.s1, p.y1) < 1.35 ? [p.m2, p.m3, p.w] : [p.s1, p.s2, p.m2]
  return group(
    path(dark, 'M-76 40C-70-34-36-44 0-44C36-44 70-34 76 40Z') +
      path(stone, 'M-66 40C-60-26-34-38 0-38C20-38 10 0 10 40Z') +
      path(p.y2, 'M-58 44L-50-14L-24 44ZM58 44L50-14L24 44Z') +
      path(p.y1, 'M-84 56L-104-40L-52 14L0-84L52 14L104-40L84 56Z') +
      path(p.y2, 'M84 56L104-40L66 50ZM0-84L52 14L30 52H0ZM-52 14L-34 52H-62ZM-104-40L-52 14L-70 2Z') +
      path(p.w, 'M-88 24L-100-28L-76 0ZM-26-18L0-66L-8-20L-16 20Z', 'opacity=".55"') +
      path(stone, 'M0-20L13 4L0 30L-13 4Z') +
      path(p.w, 'M0-20L0 4L-13 4Z', 'opacity=".55"') +
      path(dark, 'M13 4L0 30V4Z') +
      circle(p.w, 0, -92, 14) +
      circle(pearl, -104, -48, 12) +
      circle(pearl, 104, -48, 12) +
      path(
        p.m3,
        'M8-104a14 14 0 0 1-14 25a14 14 0 0 0 14-25ZM-98-58a12 12 0 0 1-12 21a12 12 0 0 0 12-21ZM110-58a12 12 0 0 1-12 21a12 12 0 0 0 12-21Z',
        'opacity=".6"',
      ) +
      path(p.w, `${dot(-108, -52, 3)}${dot(100, -52, 3)}`) +
      path(p.y2, 'M-88 48H88Q94 48 94 54V82Q94 88 88 88H-88Q-94 88-94 82V54Q-94 48-88 48Z') +
      path(p.y1, 'M-88 48H88Q94 48 94 54V58H-94V54Q-94 48-88 48ZM-94 80H94V82Q94 88 88 88H-88Q-94 88-94 82Z') +
      path(p.w, `${dot(-76, 69, 6)}${dot(-28, 69, 6)}${dot(28, 69, 6)}${dot(76, 69, 6)}`) +
      path(stone, 'M-52 58L-40 69L-52 80L-64 69ZM52 58L64 69L52 80L40 69Z') +
      path(pearl, 'M-15 69a15 10 0 0 1 30 0a15 10 0 0 1-30 0Z') +
      path(p.m1, 'M-12 67a12 7 0 0 1 16-5a14 8 0 0 0-16 5Z'),
    'transform="scale(.93)"',
  )
}

/** A winner's cup on its plinth. */
export function cup(p: Palette): string {
  const star = around(10, (a, i) => `${i ? 'L' : 'M'}${polar(a, i % 2 ? 12 : 29, 0, -42)}`)
  const handles = 'M-52-76H-76C-100-76-100-24-44-14M52-76H76C100-76 100-24 44-14'
  return (
    `<path fill="none" stroke="${p.y2}" stroke-width="14" stroke-linecap="round" d="${handles}"/>` +
    `<path fill="none" stroke="${p.y1}" stroke-width="8" stroke-linecap="round" d="M-52-78H-76C-100-78-102-28-48-16M52-78H76"/>` +
    path(p.y2, 'M-14 22H14L22 62H-22Z') +
    path(p.y1, 'M-14 22H0L-4 62H-22Z') +
    path(p.y2, 'M-62-92H62C64-30 46 22 0 28C-46 22-64-30-62-92Z') +
    path(p.y1, 'M-62-92H24C28-36 20 12-10 27C-48 18-64-32-62-92Z') +
    path(p.w, 'M-52-80H-40C-42-44-36-14-24 6C-42-10-54-42-52-80Z', 'opacity=".8"') +
    ellipse(p.y1, 0, -92, 66, 12) +
    ellipse(p.y2, 0, -92, 54, 7.5) +
    path(p.w, `${star}Z`) +
    path(p.k, 'M0-71L29-51L17-30L18-19L0-30Z', 'opacity=".1"') +
    path(p.y1, 'M-26 34C-26 28 26 28 26 34C26 40-26 40-26 34Z') +
    path(p.y2, 'M-30 58H30L36 70H-36Z') +
    path(p.m3, 'M-50 70H50V88H-50ZM-64 88H64V106H-64Z') +
    path(p.m2, 'M-50 70H20V88H-50ZM-64 88H26V106H-64Z') +
    path(p.y1, 'M-22 73H22V85H-22Z') +
    path(p.s1, spark(-86, 16, 15) + spark(84, 34, 12) + spark(94, -98, 10))
  )
}

/** A brilliant from the side, every facet its own tone. */
export function gem(p: Palette): string {
  return (
    path(p.m2, 'M-60-72H60L104-26L0 100L-104-26Z') +
    path(p.w, 'M-60-72L-104-26H-52L-30-50ZM-52-26H0V100Z') +
    path(p.m1, 'M-60-72H60L30-50H-30ZM-104-26H-52L0 100Z') +
    path(p.m2, 'M-52-26L-30-50L0-26ZM60-72L30-50L52-26H0L30-50Z') +
    path(p.w, 'M-60-72H8L-8-50H-30Z', 'opacity=".65"') +
    path(p.m1, 'M-30-50H30L0-26Z') +
    path(p.m3, 'M60-72L104-26H52L30-50ZM52-26H104L0 100Z') +
    path(p.m1, 'M0-26H16L0 100Z', 'opacity=".6"') +
    path(p.k, 'M104-26L0 100L30-8L52-26Z', 'opacity=".2"') +
    path(p.m3, 'M-52-26L0-10L52-26L0 100Z', 'opacity=".22"') +
    path(p.w, 'M-104-27.5H104V-24.5H-104Z', 'opacity=".7"') +
    path(p.y1, spark(-84, -82, 20) + spark(90, 46, 16) + spark(-74, 60, 10) + spark(76, -96, 9))
  )
}

/** An opera mask under a feathered crown. */
export function mask(p: Palette): string {
  const half =
    path(p.s2, 'M6-70L20-102L34-74L60-94L60-62L92-68L80-38L108-26L86-6L104 18L76 22L84 46L52 48Z') +
    path(p.y1, 'M6-64L20-86L32-66L52-76L54-54L76-54L68-34L90-24L72-8L84 12L60 20L62 36L40 40Z') +
    path(p.w, 'M0-66C40-66 64-40 64-4C64 40 36 84 0 106Z') +
    path(p.m2, 'M4-22C14-54 44-60 60-30C66 4 60 26 42 36C30 26 26 10 12 8C6 0 2-10 4-22Z') +
    path(p.m3, 'M60-30C66 4 60 26 42 36C36 32 32 26 30 21C46 18 58 0 60-30Z') +
    path(p.k, 'M8-18C18-40 44-46 60-28C48-30 32-26 20-12C14-8 8-10 8-18Z') +
    path(p.w, 'M14-2C22-14 42-16 52-6C44 6 24 8 14-2Z') +
    circle(p.k, 34, -5, 6.5) +
    path(p.s1, 'M24 50C34 40 50 42 58 32C56 50 46 64 34 70C36 62 32 54 24 50Z') +
    path(p.m1, 'M0 8C6 10 10 22 18 30C14 40 6 40 0 40Z') +
    path(p.k, 'M7 34C11 30 16 30 18 34C15 38 10 38 7 34Z') +
    path(p.m2, 'M0 58C6 52 14 54 24 60C16 72 8 74 0 74Z') +
    path(p.m3, 'M0 62C8 62 16 60 24 60C16 72 8 74 0 74Z')
  return (
    mirrored('mask', half) +
    path(p.s1, 'M0-62C10-46 10-30 5-12C8 6 6 20 0 26C-6 20-8 6-5-12C-10-30-10-46 0-62Z') +
    path(p.y1, 'M0-50C5-42 5-34 0-26C-5-34-5-42 0-50Z') +
    circle(p.s1, 0, -84, 15) +
    circle(p.y1, 0, -84, 9) +
    circle(p.w, -3, -87, 3) +
    path(p.s1, 'M0 80C8 88 8 100 0 108C-8 100-8 88 0 80Z') +
    path(p.k, 'M0-66C40-66 64-40 64-4C64 40 36 84 0 106C22 60 24-20 0-66Z', 'opacity=".1"')
  )
}

/** A warrior's helmet with a crescent crest, eyes alight behind the mask. */
export function helmet(p: Palette): string {
  const half =
    path(p.y1, 'M10-46C28-64 54-78 70-108C104-72 72-36 18-26Z') +
    path(p.y2, 'M14-34C48-42 78-62 70-108C104-72 72-36 18-26Z') +
    path(p.s2, 'M50-14C70-8 88 10 104 40L96 58C88 62 76 60 68 54C70 30 62 10 48 4Z') +
    path(p.s1, 'M50-14C70-8 88 10 104 40C86 24 70 14 54 10Z') +
    path(p.s2, 'M56 36L92 56L84 88L50 76Z') +
    path(p.s1, 'M56 36L92 56L89 68L54 50Z') +
    path(p.m3, 'M0-78C36-76 58-52 60-6L56 64C46 88 24 104 0 108Z') +
    path(p.m2, 'M0-78C36-76 58-52 60-6H0Z') +
    path(p.m1, 'M0-78C12-76 20-52 22-6H0Z') +
    path(p.y1, 'M0-12C24-14 48-12 66-4L62 12C44 2 20-2 0-2Z') +
    path(p.k, 'M0 2C20 2 42 6 54 14L50 38C36 42 18 36 10 28L0 30Z') +
    path(p.s1, 'M16 18C28 14 40 18 48 24C40 32 24 30 16 18Z') +
    path(p.w, 'M26 20C32 19 38 21 42 24C36 27 30 26 26 20Z') +
    path(p.m2, 'M0 30L12 34C22 42 38 46 50 44L46 66C36 84 20 94 0 98Z') +
    path(p.m1, 'M0 30L8 32L12 52L0 56Z') +
    path(p.k, 'M0 64C14 62 28 60 38 66C32 80 16 86 0 86Z') +
    path(p.w, 'M4 65L10 65L7 75ZM14 64L20 63L17 74ZM24 63L30 64L27 72Z') +
    line(p.m3, 3, 'M24-74C38-56 40-30 40-14M20 52C30 56 40 56 46 54')
  return (
    mirrored('helmet', half) +
    path(p.y1, 'M0-98L12-60L0-30L-12-60Z') +
    path(p.y2, 'M0-98L12-60L0-30Z') +
    circle(p.s1, 0, -52, 8) +
    path(p.k, 'M0-78C36-76 58-52 60-6L56 64C46 88 24 104 0 108Z', 'opacity=".14"')
  )
}
