import { greenest, type Palette, toned } from '../palettes.ts'
import { again, circle, line, path } from '../pen.ts'

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
