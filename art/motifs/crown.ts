import { contrast, type Palette } from '../palettes.ts'
import { circle, dot, group, path } from '../pen.ts'

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
