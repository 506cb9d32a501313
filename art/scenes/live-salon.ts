import { cards, wheel } from '../motifs/table-games.ts'
import { circle, ellipse, group, line, path } from '../pen.ts'
import { bannerSize, filled, gradient, hued, place, type Scene } from './scenery.ts'

const { width, height } = bannerSize

const roulette = hued('lacquer', {
  m1: '#FFE3A0',
  m2: '#A8642C',
  m3: '#6B3A17',
  s1: '#C42F2E',
  k: '#141A17',
  y1: '#FFD777',
  y2: '#B9761B',
})
const deck = hued('paper', { s1: '#B5232B', s2: '#6A1018', k: '#1B0A10', w: '#FFFBF0', m3: '#C42F2E' })

function curtain(): string {
  const folds = [0, 46, 92, 138, 184]
  return (
    folds
      .map((x, index) =>
        path(
          index % 2 ? '#7A1830' : '#94203A',
          `M${1090 - x} -10V300C${1084 - x} 330 ${1058 - x} 336 ${1044 - x} 300V-10Z`,
        ),
      )
      .join('') +
    path(
      '#5A1024',
      'M500-10H1090V26C1040 66 990 66 944 30C898 66 846 66 800 30C754 66 702 66 656 30C612 62 556 60 500 22Z',
    ) +
    line('#F4B544', 5, 'M500 22C556 60 612 62 656 30C702 66 754 66 800 30C846 66 898 66 944 30C990 66 1040 66 1090 26')
  )
}

/** A lamp over the table: three shades on a bar. */
function lamp(x: number, y: number): string {
  return (
    line('#E9B65C', 3, `M${x} -4V${y}`) +
    path(
      '#F4B544',
      `M${x - 46} ${y + 38}C${x - 40} ${y + 8} ${x - 18} ${y} ${x} ${y}C${x + 18} ${y} ${x + 40} ${y + 8} ${x + 46} ${y + 38}Z`,
    ) +
    path(
      '#FFE3A0',
      `M${x - 46} ${y + 38}C${x - 40} ${y + 8} ${x - 18} ${y} ${x} ${y}C${x - 10} ${y + 8} ${x - 22} ${y + 20} ${x - 24} ${y + 38}Z`,
    ) +
    ellipse('#FFF6DC', x, y + 38, 46, 6)
  )
}

function chips(x: number, y: number, colour: string, shade: string, count: number): string {
  const one = (index: number) =>
    ellipse(shade, x, y - index * 9 + 6, 26, 11) +
    ellipse(colour, x, y - index * 9, 26, 11) +
    `<ellipse cx="${x}" cy="${y - index * 9}" rx="20" ry="8" fill="none" stroke="#FFF6DC" stroke-width="4" pathLength="48" stroke-dasharray="4 4"/>`
  return Array.from({ length: count }, (_, index) => one(index)).join('')
}

function table(): string {
  return (
    ellipse('#2A0A14', 800, 452, 470, 156) +
    ellipse('#7A4318', 800, 440, 462, 150) +
    ellipse('#B9761B', 800, 432, 452, 142) +
    ellipse('#0F6A4E', 800, 432, 432, 132) +
    ellipse('#14805E', 780, 424, 380, 104) +
    group(
      `<ellipse cx="800" cy="432" rx="404" ry="116" fill="none" stroke="#F4D98A" stroke-width="2.5" opacity=".6"/>`,
      'opacity=".9"',
    )
  )
}

/** The salon before the guests sit down: wheel, cards and chips under three lamps. */
export const liveSalon: Scene = {
  ...bannerSize,
  draw: () =>
    `<defs>${gradient('wall', [
      [0, '#3A0E22'],
      [1, '#1C0712'],
    ])}${gradient('cone', [
      [0, '#FFE9B0', 0.34],
      [1, '#FFE9B0', 0],
    ])}${gradient(
      'calm',
      [
        [0, '#1C0712', 0.9],
        [0.42, '#1C0712', 0.4],
        [0.6, '#1C0712', 0],
      ],
      'x2="1" y2="0"',
    )}</defs>` +
    filled('url(#wall)', width, height) +
    line('#5A1B36', 3, 'M0 300H1080M120-10V300M300-10V300M480-10V300', 'opacity=".5"') +
    `<rect x="160" y="60" width="100" height="180" rx="50" fill="none" stroke="#5A1B36" stroke-width="3" opacity=".6"/>` +
    `<rect x="340" y="60" width="100" height="180" rx="50" fill="none" stroke="#5A1B36" stroke-width="3" opacity=".6"/>` +
    curtain() +
    path('url(#cone)', 'M754 148L560 400H1040L846 148ZM594 128L480 360H760L686 128ZM914 128L840 360H1100L1006 128Z') +
    lamp(640, 92) +
    lamp(800, 112) +
    lamp(960, 92) +
    table() +
    ellipse('#08402F', 862, 388, 150, 40, 'opacity=".7"') +
    place(wheel(roulette), 868, 300, 1.12) +
    place(cards(deck), 636, 330, 0.86, 'rotate(-6)') +
    chips(1014, 408, '#D9423A', '#8E1A22', 4) +
    chips(970, 432, '#2E6FB8', '#153E73', 2) +
    chips(742, 424, '#F4B544', '#B9761B', 3) +
    circle('#FFF6DC', 700, 424, 9) +
    filled('url(#calm)', width, height),
}
