import { contrast, greenest, type Palette, reddest, toned } from '../palettes.ts'
import { again, around, circle, dot, ellipse, line, mirrored, path, polar, spark } from '../pen.ts'

/** A pair of cherries on their stalks, with one leaf. */
export function cherry(p: Palette): string {
  const red = reddest(p)
  const green = greenest(p)
  const dark = toned(red, 0.6)
  return (
    line(toned(green, 0.62), 7, 'M22-92C-6-62-34-28-42 16M22-92C36-58 48-18 50 28') +
    path(green, 'M22-92C42-114 84-112 106-82C84-62 48-64 22-92Z') +
    path(toned(green, 0.66), 'M22-92C48-90 80-88 106-82C84-62 48-64 22-92Z') +
    line(p.w, 2, 'M34-90C58-90 78-88 94-83', 'opacity=".5"') +
    path(dark, 'M-44 10C-24-6 12 6 12 46C12 82-16 98-44 98C-74 98-102 80-100 44C-98 8-66-8-44 10Z') +
    path(red, 'M-44 10C-28 0-4 10-4 42C-4 72-26 88-50 88C-78 88-101 72-100 44C-98 8-66-8-44 10Z') +
    path(toned(red, 1.4), 'M-90 40C-88 18-72 8-58 14C-72 20-80 32-80 50C-80 60-92 56-90 40Z') +
    path(p.w, 'M-82 34C-80 24-74 20-68 20C-74 26-77 32-78 40Z', 'opacity=".85"') +
    path(dark, 'M50 20C66 8 102 14 104 54C104 88 78 106 52 106C24 106 0 88 2 56C4 22 32 8 50 20Z') +
    path(red, 'M50 20C64 12 88 20 90 52C90 80 68 97 46 97C22 97 1 82 2 56C4 22 32 8 50 20Z') +
    path(toned(red, 1.4), 'M12 54C12 34 26 22 40 26C28 32 21 44 22 62C22 72 11 70 12 54Z') +
    path(p.w, 'M19 46C21 36 26 32 33 32C27 38 24 44 23 52Z', 'opacity=".85"') +
    ellipse(dark, -42, 17, 15, 5) +
    ellipse(dark, 50, 28, 15, 5)
  )
}

/** One hot pepper, shining. */
export function chili(p: Palette): string {
  const red = reddest(p)
  const green = greenest(p)
  return (
    path(
      toned(red, 0.55),
      'M-74-58C-98-22-82 30-38 64C0 92 60 96 108 66C66 66 38 52 22 26C8 2 6-30-16-62C-34-78-58-78-74-58Z',
    ) +
    path(red, 'M-74-58C-98-22-82 26-42 54C-2 80 50 86 92 70C48 62 14 38 2 6C-8-22-14-46-30-68C-46-76-62-74-74-58Z') +
    path(
      toned(red, 1.45),
      'M-76-44C-86-6-66 28-36 48C-8 64 26 72 54 72C16 60-20 38-36 6C-46-16-48-40-50-64C-62-62-72-56-76-44Z',
    ) +
    path(p.w, 'M-70-38C-76-10-60 16-42 32C-52 10-58-12-58-42C-60-50-68-48-70-38Z', 'opacity=".75"') +
    path(
      toned(green, 0.66),
      'M-86-50C-84-78-56-94-32-86C-14-80-4-64-4-46C-14-52-22-54-28-48C-38-58-48-56-54-46C-64-56-76-56-86-50Z',
    ) +
    path(green, 'M-86-50C-84-78-60-90-40-86C-28-82-22-66-28-50C-38-58-48-56-54-46C-64-56-76-56-86-50Z') +
    path(toned(green, 0.66), 'M-54-84C-56-100-48-108-34-108C-28-104-28-98-32-96C-40-96-42-90-38-82Z') +
    path(green, 'M-54-84C-56-100-48-108-34-108C-44-102-48-94-46-84Z') +
    path(p.w, spark(62, -24, 18) + spark(86, 14, 9) + spark(-78, 80, 11), 'opacity=".9"')
  )
}

/** A slice of citrus, its segments full of light. */
export function citrus(p: Palette): string {
  const green = greenest(p)
  const segment = (a: number): string =>
    `M${polar(a, 9)}L${polar(a - 16.5, 66)}Q${polar(a - 15, 76)} ${polar(a - 9, 77)}` +
    `Q${polar(a, 79)} ${polar(a + 9, 77)}Q${polar(a + 15, 76)} ${polar(a + 16.5, 66)}Z`
  const glint = (a: number): string => `M${polar(a - 5, 34)}L${polar(a - 9, 64)}L${polar(a - 3, 68)}Z`
  const seed = (a: number): string =>
    `M${polar(a, 22)}Q${polar(a - 12, 34)} ${polar(a, 40)}Q${polar(a + 12, 34)} ${polar(a, 22)}Z`
  return (
    path(toned(green, 0.66), 'M52-80C58-104 84-112 108-104C104-82 84-66 52-80Z') +
    path(green, 'M52-80C66-98 86-106 108-104C96-112 58-104 52-80Z') +
    circle(p.m3, 3, 4, 98) +
    circle(p.m2, 0, 0, 97) +
    circle(p.w, 0, 0, 86) +
    path(p.m2, around(9, segment, 20)) +
    path(
      p.m1,
      around(9, (a) => segment(a), 20),
      'transform="scale(.62)" opacity=".45"',
    ) +
    path(p.m1, around(9, glint, 20)) +
    path(p.w, around(3, seed, 60), 'opacity=".9"') +
    path(p.w, 'M-91-20A93 93 0 0 1-30-88L-28-84A88 88 0 0 0-86-19Z', 'opacity=".75"') +
    path(p.k, 'M60-76A97 97 0 0 1-62 74A110 110 0 0 0 60-76Z', 'opacity=".1"') +
    circle(p.w, 0, 0, 8)
  )
}

/** A four-leaved clover with a coin at its heart. */
export function clover(p: Palette): string {
  const green = greenest(p)
  const dark = toned(green, 0.66)
  const leaf =
    path(dark, 'M0-6C-16-18-50-36-48-66C-46-92-14-98 0-78C14-98 46-92 48-66C50-36 16-18 0-6Z') +
    path(green, 'M0-6C-16-18-50-36-48-66C-46-92-14-98 0-78C6-62 4-30 0-6Z') +
    path(toned(green, 1.5), 'M-40-62C-40-78-26-86-14-80C-26-74-32-62-30-50C-32-44-40-52-40-62Z') +
    line(toned(green, 2.2), 2.6, 'M0-14V-62M0-30L-16-44M0-30L16-44')
  return (
    line(dark, 10, 'M4 10C14 50 26 78 50 104') +
    line(green, 5, 'M2 10C12 50 24 78 48 102') +
    `<g transform="rotate(45)translate(-6 -6)"><g id="clover">${leaf}</g>` +
    again('clover', 'rotate(90)') +
    again('clover', 'rotate(180)') +
    `${again('clover', 'rotate(270)')}</g>` +
    circle(p.y2, 2, -6, 19) +
    circle(p.y1, 0, -8, 18) +
    path(p.y2, 'M-6-14H6V-2H-6Z') +
    `<circle cx="0" cy="-8" r="14" fill="none" stroke="${p.y2}" stroke-width="2"/>`
  )
}

const coins: readonly (readonly [number, number])[] = [
  [-68, -42],
  [-30, -72],
  [20, -58],
  [62, -70],
  [84, -20],
  [-8, -20],
  [40, -14],
  [-84, 4],
]

/** A banyan on many trunks, coins ripe in its crown. */
export function cointree(p: Palette): string {
  const fruit = coins.map(([x, y]) => dot(x, y, 13)).join('')
  /* Where the body is as golden as the coins, the crown is green. */
  const golden = contrast(p.m2, p.y1) < 1.7
  const leaves = golden ? greenest(p) : p.m2
  const [light, dark] = golden ? [toned(leaves, 1.5), toned(leaves, 0.62)] : [p.m1, p.m3]
  const holes = coins.map(([x, y]) => `M${x - 4} ${y - 4}h8v8h-8Z`).join('')
  return (
    path(p.s2, 'M-14 96C-4 60-20 34-46 8H58C30 30 12 56 26 96Z') +
    path(p.s1, 'M-14 96C-4 60-20 34-46 8H8C-4 34 2 66 6 96Z') +
    line(p.s2, 8, 'M-66 10C-62 40-66 70-70 94M72 6C66 36 70 70 76 94') +
    line(p.s1, 8, 'M-46 12C-38 40-40 70-44 94M46 16C40 40 44 70 50 94') +
    path(p.s2, 'M-96 98C-60 84-30 88-14 92L26 92C50 84 80 86 100 98C60 106-50 106-96 98Z') +
    path(
      dark,
      'M-104-8C-112-40-88-58-76-58C-72-92-34-104-14-94C8-116 56-108 66-86C98-84 112-48 100-22C108 4 84 26 60 20C40 34 10 34-6 22C-30 36-60 32-70 20C-96 22-108 6-104-8Z',
    ) +
    path(
      leaves,
      'M-104-8C-112-40-88-58-76-58C-72-92-34-104-14-94C8-116 46-106 56-86C76-76 74-46 58-36C60-8 36 4 16-2C0 16-34 14-44-2C-66 12-96 8-104-8Z',
    ) +
    path(
      light,
      'M-94-28C-94-44-84-52-70-50C-66-80-36-92-16-82C-30-78-40-68-42-54C-58-52-64-40-62-28C-72-20-88-18-94-28ZM6-84C20-96 40-94 48-82C34-84 20-80 12-70C6-70 2-78 6-84Z',
      'opacity=".7"',
    ) +
    path(p.y2, fruit, 'transform="translate(2 3)"') +
    path(p.y1, fruit) +
    path(p.y2, holes) +
    circle(p.y2, -30, 98, 12) +
    circle(p.y1, -32, 96, 12) +
    path(p.y2, 'M-36 92h8v8h-8Z')
  )
}

/** A lotus in full bloom on its leaf. */
export function lotus(p: Palette): string {
  const half =
    path(p.m3, 'M8 62C40 64 88 52 108 8C74 4 34 20 8 62Z') +
    path(p.m2, 'M8 62C36 60 78 46 108 8C70 14 34 28 8 62Z') +
    path(p.m3, 'M4 60C42 50 82 14 84-44C46-28 12 10 4 60Z') +
    path(p.m2, 'M4 60C36 40 66 4 84-44C50-20 16 14 4 60Z') +
    path(p.m2, 'M0 60C36 34 56-16 48-78C16-52-4 0 0 60Z') +
    path(p.m1, 'M0 60C24 30 40-20 48-78C18-46-2 4 0 60Z')
  return (
    ellipse(p.s2, 0, 66, 100, 22) +
    ellipse(p.s1, 0, 62, 94, 17) +
    path(p.s2, 'M0 62L-84 56L-78 52ZM0 62L84 56L78 52ZM0 62L-50 76L-40 78ZM0 62L50 76L40 78Z') +
    mirrored('lotus', half) +
    path(p.m2, 'M0 62C-34 34-40-40 0-104C40-40 34 34 0 62Z') +
    path(p.m1, 'M0 62C-34 34-40-40 0-104C8-50 8 10 0 62Z') +
    path(p.w, 'M-4 44C-24 12-24-40-4-84C-10-40-10 10-4 44Z', 'opacity=".7"') +
    path(p.m2, 'M2 66C-24 62-54 44-68 8C-36 12-8 34 2 66Z') +
    path(p.m1, 'M2 66C-22 56-48 36-68 8C-36 16-10 36 2 66Z') +
    path(p.m3, 'M-2 66C24 62 54 44 68 8C36 12 8 34-2 66Z') +
    path(p.m2, 'M-2 66C22 56 48 36 68 8C36 14 8 34-2 66Z') +
    path(p.w, 'M0 68C-18 56-24 30 0 6C24 30 18 56 0 68Z') +
    path(p.m1, 'M0 68C18 56 24 30 0 6C6 30 6 50 0 68Z')
  )
}
