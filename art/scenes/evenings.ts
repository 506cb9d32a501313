import { lantern } from '../motifs/festivities.ts'
import { lotus } from '../motifs/plants.ts'
import { koi } from '../motifs/sea-life.ts'
import { again, circle, line, mirrored, path } from '../pen.ts'
import { bannerSize, filled, gradient, halo, hued, land, lights, place, type Scene } from './scenery.ts'

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

const { width, height } = bannerSize
const redGold = hued('jade', {
  m1: '#FBD98A',
  m2: '#EDB04A',
  m3: '#B9701F',
  s1: '#D23B34',
  s2: '#7C1A22',
  y1: '#FFE3A0',
})
const white = hued('mint', { m1: '#FFFFFF', m2: '#E3F3E6', m3: '#A9D3B6', s1: '#1B7A66', s2: '#0B4A42', w: '#FFFDF2' })

/** One half of a gate of three doors, the middle one round; it reaches into the other half, so that no seam shows. */
function gate(): string {
  return (
    path('#F3E3BE', 'M-1-40H86V190H62A62 62 0 0 0 0 66H-1Z') +
    path('#DCC390', 'M70-40H86V190H70Z') +
    path('#F3E3BE', 'M86 40H176V190H152V128A22 22 0 0 0 108 128V190H86Z') +
    path('#DCC390', 'M162 40H176V190H162Z') +
    path('#B5302E', 'M-1-116C30-96 70-82 124-88C118-68 104-58 84-54H-1Z') +
    path('#7C1A22', 'M-1-64H106C98-58 92-55 84-54H-1Z') +
    path('#B5302E', 'M-1-44H96V-28H-1ZM72 26C108 36 160 34 204 14C198 42 180 52 160 54H86V26Z') +
    path('#7C1A22', 'M86 46H180C174 51 168 53 160 54H86Z') +
    line('#F6C765', 4, 'M-1-114C30-94 70-80 124-88M76 27C110 36 160 34 204 14') +
    path('#0F5A4C', 'M-1-22H70V24H-1Z') +
    line('#F6C765', 2.5, 'M-1-16H64V18H-1') +
    path('#9A2430', 'M112 190V130a18 18 0 0 1 36 0V190Z') +
    circle('#F6C765', 122, 160, 3.5)
  )
}

/** Morning at the gate: whoever comes is welcome. */
export const welcomeGate: Scene = {
  ...bannerSize,
  draw: () =>
    `<defs>${gradient('dawn', [
      [0, '#0E4A40'],
      [0.6, '#2F8A68'],
      [1, '#8CC58A'],
    ])}${gradient(
      'calm',
      [
        [0, '#06271F', 0.9],
        [0.42, '#06271F', 0.5],
        [0.62, '#06271F', 0],
      ],
      'x2="1" y2="0"',
    )}</defs>` +
    filled('url(#dawn)', width, height) +
    halo('#FFE3A0', 790, 210, 216, 3, 0.4) +
    circle('#FFE9B0', 790, 210, 190) +
    lights('#FFF3D0', 0.7, [560, 90, 2], [520, 180, 2], [1030, 60, 2]) +
    land('#2C7A5E', 'M0 330C140 270 260 320 400 286C540 256 700 300 1080 270', height, 0.9) +
    land('#165A48', 'M0 356C180 316 340 352 520 330C720 312 900 350 1080 326', height) +
    path('#0B3F36', 'M930 120C930 60 990 20 1090 20V240C1030 250 990 220 986 180C950 178 930 156 930 120Z') +
    path('#12604C', 'M960 96C964 50 1020 16 1090 20V150C1050 166 1010 150 1006 124C982 124 962 116 960 96Z') +
    path('#08302B', 'M1010 220H1046C1044 300 1056 370 1080 410V450H1000C1014 380 1016 300 1010 220Z') +
    `<g transform="translate(790 210)scale(1.06)">${mirrored('gate', gate())}</g>` +
    path('#E9D8A8', 'M726 412H854L930 460H640Z') +
    path('#F8EBC4', 'M760 412H820L846 460H724Z') +
    land('#0B3F36', 'M0 424C160 398 340 424 520 412L700 428L650 450', height) +
    path('#0B3F36', 'M1090 404C1000 402 930 416 872 430L930 460H1090Z') +
    place(`<g id="lamp">${lantern(redGold)}</g>`, 684, 286, 0.3) +
    place(again('lamp', ''), 896, 286, 0.3) +
    place(`<g id="bloom">${lotus(white)}</g>`, 588, 416, 0.34) +
    place(again('bloom', ''), 988, 420, 0.36) +
    filled('url(#calm)', width, height),
}
