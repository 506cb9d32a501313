import { lantern } from '../motifs/festivities.ts'
import { junk, pagoda } from '../motifs/journeys.ts'
import { lotus } from '../motifs/plants.ts'
import { again, circle, ellipse, line, path } from '../pen.ts'
import { bannerSize, filled, glitter, gradient, halo, hued, land, lights, place, type Scene } from './scenery.ts'

const { width, height } = bannerSize
const leaf = '#0F5A4C'
const bark = '#062225'

const temple = hued('saffron', {
  w: '#E9A04B',
  m1: '#C9742F',
  m2: '#B5302E',
  m3: '#7C1A22',
  s1: '#3A0D18',
  s2: '#24161C',
  y1: '#F6C765',
  k: '#1A0408',
})
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
const boat = hued('forest', {
  s1: '#C98A3A',
  s2: '#8A5A22',
  m2: '#B06F2A',
  m3: '#5E3517',
  y1: '#EFC069',
  pt: 'none',
  g1: 'none',
  w: '#3E8C80',
  k: '#1D1208',
})

function sky(): string {
  return (
    `<defs>${gradient('sky', [
      [0, '#0B343B'],
      [0.62, '#12585A'],
      [0.8, '#1B6460'],
    ])}${gradient('sea', [
      [0, '#0E4B50'],
      [1, '#041A20'],
    ])}${gradient(
      'calm',
      [
        [0, '#06222A', 0.92],
        [0.42, '#06222A', 0.55],
        [0.66, '#06222A', 0],
      ],
      'x2="1" y2="0"',
    )}</defs>` +
    filled('url(#sky)', width, height) +
    halo('#F3CF86', 770, 176, 206, 3, 0.35) +
    halo('#F3CF86', 770, 176, 190, 2, 0.25) +
    circle('#F8E0A0', 770, 176, 172) +
    path('#F1CD83', 'M770 4a172 172 0 0 1 0 344a190 172 0 0 0 96-172a190 172 0 0 0-96-172Z', 'opacity=".55"') +
    lights('#FFE9B0', 0.5, [566, 62, 2.4], [516, 128, 1.8], [430, 54, 1.6], [610, 24, 1.6], [352, 104, 1.4])
  )
}

function shore(): string {
  return (
    land('#0F4B4F', 'M0 318C120 262 220 300 330 270C430 244 520 300 640 292C760 284 900 300 1080 276', height, 0.9) +
    land('#0B3D43', 'M0 338C150 300 270 330 420 312C560 300 700 336 1080 316', height) +
    filled('url(#sea)', width, 110, 346) +
    path('#F6C765', 'M560 346H1000V350H560Z', 'opacity=".5"') +
    line('#2E8A80', 2.4, 'M60 372h70M210 386h52M330 368h40M120 410h90M420 412h60M520 392h34', 'opacity=".45"')
  )
}

/** The banyan at the end side: crown, trunk and hanging roots. */
function tree(): string {
  return (
    path(bark, 'M930 450C946 380 940 300 926 180L900 96H1080V450Z') +
    path('#0A3033', 'M1000 450C1010 360 1010 260 1002 120H1034C1040 250 1052 350 1080 420V450Z') +
    line(bark, 7, 'M866 116C872 190 858 250 868 330M900 120C896 210 908 270 900 352') +
    line('#0A3033', 4, 'M884 120C886 180 880 210 884 268M846 96C850 140 842 170 846 214') +
    path(
      leaf,
      'M772 40C780 2 830-20 860-10H1090V150C1064 178 1020 170 1004 146C980 168 930 160 918 132C884 148 842 130 846 98C806 104 776 80 772 40Z',
    ) +
    path(
      '#147462',
      'M826 22C840-12 900-20 930-10H1090V84C1060 116 1010 108 996 84C966 104 918 92 912 64C876 76 830 58 826 22Z',
    ) +
    path('#1F8E76', 'M930 4C950-14 1010-20 1090-10V40C1060 60 1020 56 1004 36C976 46 938 34 930 4Z')
  )
}

function hung(): string {
  const cords = 'M796 60V118M872 108V176M948 128V196M1030 120V168'
  return (
    line('#F6C765', 2.4, cords, 'opacity=".85"') +
    place(`<g id="gold">${lantern(gold)}</g>`, 948, 250, 0.56) +
    place(again('gold', ''), 872, 216, 0.42) +
    place(again('gold', ''), 796, 146, 0.3) +
    place(lantern(red), 1030, 212, 0.46)
  )
}

function flowers(): string {
  return (
    ellipse('#041A20', 960, 452, 150, 26, 'opacity=".6"') +
    place(`<g id="bloom">${lotus(pink)}</g>`, 948, 404, 0.4) +
    place(again('bloom', ''), 868, 424, 0.3) +
    place(again('bloom', ''), 1034, 426, 0.36)
  )
}

/** A fair by the water: moon, pagoda, lanterns in a banyan, a junk coming in, lotus at the bank. */
export const fullMoonFair: Scene = {
  ...bannerSize,
  draw: () =>
    sky() +
    shore() +
    place(pagoda(temple), 752, 222, 1.3) +
    glitter('#F8D58A', 752, 366, [92, 74, 84, 52, 38, 20]) +
    place(junk(boat), 560, 330, 0.42) +
    tree() +
    hung() +
    flowers() +
    filled('url(#calm)', width, height),
}
