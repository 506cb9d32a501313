import { drum } from '../motifs/drum.ts'
import { cardSize, filled, gradient, halo, hued, place, type Scene } from './scenery.ts'

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
