import type { Palette } from '../palettes.ts'
import { circle, ellipse, line, mirrored, path } from '../pen.ts'

/** A dragon's head from the front: horns, mane, whiskers, a pearl on the brow. */
export function dragon(p: Palette): string {
  const half =
    path(p.s2, 'M0-74L36-70L70-78L66-54L100-46L84-24L108 2L84 12L100 44L72 44L76 78L48 68L38 100L16 82L0 108Z') +
    path(p.s1, 'M0-66L52-64L54-48L82-40L70-22L90 2L70 10L80 36L58 38L58 64L40 58L0 90Z') +
    path(p.m1, 'M14-50C18-76 38-94 74-108C66-96 61-88 58-78C70-80 84-82 98-92C92-74 74-62 52-60C46-54 40-46 38-38Z') +
    path(p.m2, 'M38-38C40-46 46-54 52-60C74-62 92-74 98-92C84-76 66-70 48-68C38-62 30-52 28-42Z') +
    path(p.m3, 'M46-30L76-54L78-44L108-46L98-32L108-20L88-18L82-4L54-8Z') +
    path(p.m1, 'M56-24L74-42L76-34L98-38L86-27L92-22L78-20L72-12L58-14Z') +
    path(p.m2, 'M0-58C24-62 48-52 58-34C68-16 64 6 54 22C52 44 40 54 24 56L0 58Z') +
    path(p.m3, 'M58-34C68-16 64 6 54 22C52 44 40 54 24 56C38 44 34 30 44 16C52 4 56-14 58-34Z') +
    path(p.m1, 'M0-56C12-56 20-48 20-36L15-4L0 2Z') +
    path(p.w, 'M14-12C24-28 44-28 52-16C44 0 24 4 14-12Z') +
    circle(p.k, 31, -13, 7.5) +
    path(p.s1, 'M6-16C18-34 38-44 70-44C62-38 58-34 55-24C42-30 24-30 14-16Z') +
    path(p.k, 'M0 40L44 36C46 62 36 88 18 94L0 96Z') +
    path(p.d, 'M0 68C14 66 26 74 24 86C18 92 8 94 0 94Z') +
    path(p.w, 'M4 42L10 57L17 42ZM20 40L31 70L40 36ZM30 89L33 72L24 86Z') +
    path(p.m2, 'M42 40C56 62 46 98 18 106C10 108 6 104 0 108V93C20 92 36 74 42 40Z') +
    path(p.m3, 'M0 2C18-7 42 0 52 18C59 36 47 51 30 49C18 47 12 49 0 51Z') +
    path(p.m1, 'M0 6C16-2 38 4 48 20C54 34 44 46 30 44C18 42 12 44 0 46Z') +
    path(p.m3, 'M15 27C18 17 34 15 38 26C33 34 20 35 15 27Z') +
    ellipse(p.k, 27, 27, 8, 5) +
    line(p.y1, 4, 'M46 30C66 22 78 40 78 58C78 78 100 84 104 64')
  return (
    mirrored('dragon', half) +
    circle(p.y2, 0, -46, 14) +
    circle(p.w, 0, -47, 11) +
    circle(p.y1, 1, -45, 8) +
    circle(p.w, -4, -50, 3)
  )
}
