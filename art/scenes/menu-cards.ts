import { drum } from '../motifs/festivities.ts'
import { reef } from '../motifs/sea-life.ts'
import { line, path } from '../pen.ts'
import { cardSize, filled, gradient, halo, hued, land, lights, place, type Scene } from './scenery.ts'

const { width, height } = cardSize
const bronze = hued('jade', {
  m1: '#D9E8C8',
  m2: '#2F8F7C',
  m3: '#0C4A42',
  y1: '#F3CF86',
  y2: '#B9761B',
  s1: '#F2665E',
  w: '#FFF3D9',
  k: '#3A0810',
})

/** A bronze drum whose sound goes round the card. */
export const bringAFriend: Scene = {
  ...cardSize,
  draw: () => {
    const rings = [84, 106, 128, 152, 178, 206].map((r, index) => halo('#F08A6D', 212, 122, r, 1.5, 0.5 - index * 0.07))
    return `<defs>${gradient('red', [
      [0, '#A3242C'],
      [1, '#6A1018'],
    ])}</defs>${filled('url(#red)', width, height)}${rings.join('')}${place(drum(bronze), 212, 122, 0.54)}`
  },
}

const fish = hued('ocean', { s1: '#F2736A', s2: '#B23A52', m1: '#FFC46B', m2: '#FF8A3C', m3: '#C24E17' })

/** A striped fish in its reef, for the side menu. */
export const reefHunt: Scene = {
  ...cardSize,
  draw: () =>
    `<defs>${gradient('deep', [
      [0, '#1286B0'],
      [1, '#062A55'],
    ])}</defs>${filled('url(#deep)', width, height)}` +
    path('#5CC8E0', 'M120 0H164L92 180H20ZM190 0H222L178 180H120Z', 'opacity=".14"') +
    line('#8FE0EE', 1.6, 'M10 30q8-7 16 0t16 0t16 0M70 56q6-5 12 0t12 0', 'opacity=".5"') +
    land('#0A4A7A', 'M0 150C50 128 100 152 150 140C190 132 220 146 250 134', height) +
    place(reef(fish), 184, 92, 0.6) +
    land('#041E40', 'M0 168C60 156 120 172 170 164C210 158 230 166 250 160', height) +
    lights('#BFEFF6', 0.6, [112, 92, 3], [120, 76, 2], [104, 62, 1.6]),
}
