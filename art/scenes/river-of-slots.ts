import { cherry } from '../motifs/plants.ts'
import { crown, gem } from '../motifs/riches.ts'
import { koi } from '../motifs/sea-life.ts'
import { circle, line, path, spark } from '../pen.ts'
import { bannerSize, filled, gradient, halo, hued, land, place, type Scene } from './scenery.ts'

const { width, height } = bannerSize

const carp = hued('lacquer', {
  m1: '#FFB35C',
  m2: '#FF8A3C',
  m3: '#C24E17',
  s1: '#E23D2E',
  s2: '#9C1F24',
  w: '#FFF6E2',
})
const royal = hued('lacquer', { m1: '#FFE3A0', m2: '#F4B544', m3: '#B9701B', s1: '#1F8E76', s2: '#0B4A40' })
const jewel = hued('sky', { m1: '#8FE0EE', m2: '#2FA6D0', m3: '#12618F', w: '#E6FBFF' })
const fruit = hued('lacquer', { m1: '#F0705C', m2: '#D9362F', m3: '#8E1A22', s1: '#2E9A6E', s2: '#12604A' })

/** A coin with a square hole. */
function coin(x: number, y: number, r: number): string {
  return (
    circle('#B9761B', x, y + r * 0.12, r) +
    circle('#FFD777', x, y, r) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="none" stroke="#D0912B" stroke-width="${r * 0.12}"/>` +
    path('#B9761B', `M${x - r * 0.26} ${y - r * 0.26}h${r * 0.52}v${r * 0.52}h${-r * 0.52}Z`)
  )
}

function reel(x: number): string {
  return (
    `<rect x="${x}" y="112" width="112" height="176" rx="10" fill="#FFF8E6"/>` +
    path(
      '#E8D7B0',
      `M${x} 122a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10V138H${x}ZM${x} 262h112v16a10 10 0 0 1-10 10h-92a10 10 0 0 1-10-10Z`,
    )
  )
}

/** The machine stands in the river like a sluice, and the river flows out of its tray. */
function machine(): string {
  return (
    path('#3A0A14', 'M560 92a52 52 0 0 1 52-52H960a52 52 0 0 1 52 52V372H560Z') +
    path('#B5232B', 'M560 84a52 52 0 0 1 52-52H960a52 52 0 0 1 52 52V364H560Z') +
    path(
      '#D9423A',
      'M560 84a52 52 0 0 1 52-52H960a52 52 0 0 1 52 52H1000a44 44 0 0 0-44-40H616a44 44 0 0 0-44 40V364H560Z',
    ) +
    `<rect x="584" y="92" width="404" height="216" rx="22" fill="#F4B544"/>` +
    `<rect x="594" y="102" width="384" height="196" rx="14" fill="#6A1018"/>` +
    reel(604) +
    reel(730) +
    reel(856) +
    place(crown(royal), 660, 200, 0.46) +
    place(cherry(fruit), 786, 200, 0.5) +
    place(gem(jewel), 912, 200, 0.46) +
    line('#F4B544', 5, 'M594 200H604M968 200H978') +
    line('#8E1A22', 10, 'M1012 240H1036V150') +
    circle('#FFD777', 1036, 138, 20) +
    circle('#FFF3C8', 1030, 131, 6) +
    path('#6A1018', 'M640 330H932L952 372H620Z')
  )
}

function lamps(): string {
  const xs = Array.from({ length: 11 }, (_, index) => 612 + index * 35)
  return xs.map((x, index) => circle(index % 2 ? '#FFF0B8' : '#F4B544', x, 62, 7)).join('')
}

function river(): string {
  const swell = (y: number, shift: number) => `M${-shift} ${y}${'q27-22 54 0'.repeat(24)}`
  return (
    path('#1FA7A8', 'M640 346H934C960 390 1010 410 1090 420V460H440C540 430 620 400 640 346Z') +
    path('#5FD0C6', 'M700 346H880C892 396 930 420 990 440H600C660 420 692 396 700 346Z') +
    path('#138489', `${swell(404, 20)}V460H-40Z`) +
    path('#0C626C', `${swell(424, 44)}V470H-60Z`) +
    line('#BFF0E6', 4, 'M722 362C722 386 708 402 690 414M772 362V396M824 362C826 388 836 400 850 410', 'opacity=".8"') +
    line('#5FD0C6', 3, 'M60 436h80M240 432h56M380 438h40', 'opacity=".6"')
  )
}

/** Without figures: it is mirrored where lines run from right to left. A slot machine pours a river in which a koi leaps and coins come down. */
export const riverOfSlots: Scene = {
  ...bannerSize,
  draw: () =>
    `<defs>${gradient('dusk', [
      [0, '#0B2C52'],
      [0.7, '#0F5A86'],
      [1, '#1A7C93'],
    ])}${gradient(
      'calm',
      [
        [0, '#06203F', 0.85],
        [0.4, '#06203F', 0.4],
        [0.6, '#06203F', 0],
      ],
      'x2="1" y2="0"',
    )}</defs>` +
    filled('url(#dusk)', width, height) +
    halo('#FFD777', 786, 190, 268, 3, 0.22) +
    halo('#FFD777', 786, 190, 304, 2, 0.14) +
    path('#FFE9A8', spark(520, 84, 13) + spark(470, 170, 8) + spark(1050, 60, 10) + spark(548, 250, 7)) +
    land('#0C456F', 'M0 352C140 300 300 350 440 318C560 294 800 330 1080 300', height, 0.7) +
    machine() +
    lamps() +
    river() +
    coin(604, 408, 20) +
    coin(664, 436, 15) +
    coin(926, 418, 18) +
    coin(986, 438, 13) +
    place(koi(carp), 500, 330, 0.82, 'rotate(16)') +
    line('#DFF7F0', 4, 'M440 410q14-22 30-6M520 416q16-18 30 0M478 420q10-10 20 0') +
    filled('url(#calm)', width, height),
}
