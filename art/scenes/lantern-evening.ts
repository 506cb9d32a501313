import { koi } from '../motifs/koi.ts'
import { lantern } from '../motifs/lantern.ts'
import { lotus } from '../motifs/lotus.ts'
import { again, circle, line, path } from '../pen.ts'
import { filled, gradient, halo, hued, lights, place, type Scene } from './scenery.ts'

const carp = hued('jade', { m1: '#FFD9A0', m2: '#F29A4A', m3: '#C4652A', s1: '#E0432F', s2: '#9C1F24', w: '#FFF6E2' })
const gold = hued('jade', { m1: '#FBD98A', m2: '#EDB04A', m3: '#B9701F', s1: '#2B8F72', s2: '#052B22', y1: '#FFE3A0' })
const red = hued('lacquer', { m1: '#F0705C', m2: '#D23B34', m3: '#8E1A22', s1: '#F4B544', s2: '#4A0A12' })
const pink = hued('mulberry', {
  m1: '#FFD0D6',
  m2: '#E8718D',
  m3: '#A92C5C',
  w: '#FFF1EE',
  s1: '#1F7A66',
  s2: '#0A3F3C',
})

/** A koi rises before the moon under lanterns: upright, beside the forms of sign-in. */
export const lanternEvening: Scene = {
  width: 480,
  height: 720,
  draw: () => {
    const swell = (y: number, shift: number) => `M${-shift} ${y}${'q30-24 60 0'.repeat(10)}`
    return (
      `<defs>${gradient('evening', [
        [0, '#0B3D43'],
        [1, '#04181C'],
      ])}</defs>${filled('url(#evening)', 480, 720)}` +
      lights('#FFE9B0', 0.5, [60, 60, 2], [120, 150, 1.6], [420, 90, 2], [360, 190, 1.6], [40, 260, 1.6]) +
      halo('#F3CF86', 240, 400, 226, 2, 0.3) +
      halo('#F3CF86', 240, 400, 252, 2, 0.2) +
      halo('#F3CF86', 240, 400, 280, 2, 0.12) +
      circle('#F4B95A', 240, 400, 198) +
      line('#F6C765', 2.4, 'M96-10V70M388-10V120', 'opacity=".8"') +
      place(lantern(gold), 96, 176, 0.62) +
      place(lantern(red), 388, 210, 0.5) +
      place(koi(carp), 240, 396, 1.62) +
      path('#0E4B46', `${swell(590, 20)}V720H-20Z`) +
      path('#0A3A38', `${swell(626, 50)}V720H-50Z`) +
      path('#062A2A', `${swell(662, 10)}V720H-10Z`) +
      place(`<g id="bloom">${lotus(pink)}</g>`, 92, 612, 0.62) +
      place(again('bloom', ''), 384, 640, 0.5)
    )
  },
}
