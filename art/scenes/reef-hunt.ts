import { reef } from '../motifs/reef.ts'
import { line, path } from '../pen.ts'
import { cardSize, filled, gradient, hued, land, lights, place, type Scene } from './scenery.ts'

const { width, height } = cardSize
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
