import { motifs } from '../motifs/motifs.ts'
import { type Palette, palettes } from '../palettes.ts'
import { drawPattern } from './patterns.ts'
import { drawDisc, drawForeground, layOut } from './surroundings.ts'
import type { TileArt } from './tile-art.ts'
import { drawFrame } from './vendor-look.ts'

function gradients(p: Palette): string {
  const down = 'x2="0" y2="1"'
  return (
    `<defs><linearGradient id="ground" ${down}><stop stop-color="${p.g0}"/>` +
    `<stop offset="1" stop-color="${p.g1}"/></linearGradient>` +
    `<linearGradient id="scrim" ${down}><stop offset=".54" stop-color="${p.g1}" stop-opacity="0"/>` +
    `<stop offset=".74" stop-color="${p.g1}" stop-opacity=".94"/>` +
    `<stop offset="1" stop-color="${p.g1}"/></linearGradient></defs>`
  )
}

/** The picture of a game as a complete SVG; the name goes over its lower third as text of the page. */
export function drawTile(art: TileArt): string {
  const p = palettes[art.palette]
  const all = 'width="300" height="400"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${gradients(p)}` +
    `<rect ${all} fill="url(#ground)"/>${drawPattern(art.pattern, p)}${drawDisc(art.disc, p)}` +
    `${layOut(art.layout, motifs[art.motif](p))}${drawForeground(art.foreground, p)}` +
    `<rect ${all} fill="url(#scrim)"/>${drawFrame(art.vendor, p)}</svg>`
  )
}
