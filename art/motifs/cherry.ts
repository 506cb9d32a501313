import { greenest, type Palette, reddest, toned } from '../palettes.ts'
import { ellipse, line, path } from '../pen.ts'

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
