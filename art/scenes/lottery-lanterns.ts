import { circle, group, line, path, spark } from '../pen.ts'
import { bannerSize, filled, gradient, halo, land, lights, place, type Scene } from './scenery.ts'

const { width, height } = bannerSize

/** Figures that read alike in a mirror, for the picture is mirrored where lines run from right to left. */
const figures = {
  eight: 'M0-1C-11-4-8-14 0-14C8-14 11-4 0-1C-12 2-11 14 0 14C11 14 12 2 0-1Z',
  zero: 'M0-14C-12-14-12 14 0 14C12 14 12-14 0-14Z',
  one: 'M0-14V14',
}

function ball(colour: string, shade: string, figure: string, where: string): string {
  return group(
    circle(shade, 0, 0, 43) +
      path(colour, 'M-2-43A43 43 0 0 1 28-14A46 46 0 0 1-12 41A43 43 0 1 1-2-43Z') +
      circle('#FFF8E6', -2, 0, 25) +
      line('#1B0A10', 5.5, figure) +
      path('#FFFFFF', 'M-34-14C-31-26-22-34-11-36C-18-30-24-22-26-13C-28-8-36-8-34-14Z', 'opacity=".8"'),
    `transform="${where}"`,
  )
}

/** Five balls out of the drum. */
function balls(): string {
  return (
    ball('#E2473C', '#98202A', figures.zero, 'translate(-62 -58)rotate(-16)scale(.88)') +
    ball('#FFD777', '#C78423', figures.one, 'translate(60 -64)rotate(14)scale(.9)') +
    ball('#FFD777', '#C78423', figures.eight, 'translate(-68 44)rotate(-10)scale(.86)') +
    ball('#E2473C', '#98202A', figures.one, 'translate(66 44)rotate(12)scale(.92)') +
    ball('#2FA08C', '#0F5A55', figures.eight, 'translate(0 -6)rotate(-6)scale(1.22)')
  )
}

/** A paper lantern, lit from within; its ribs follow its belly. */
function lamp(x: number, y: number, r: number, colour: string, shade: string, light: string): string {
  const rib = (k: number) =>
    `M${x - k} ${y - r * 0.82}C${x - k * 2.2} ${y - r * 0.3} ${x - k * 2.2} ${y + r * 0.3} ${x - k} ${y + r * 0.82}`
  return (
    line('#E9B65C', 2.4, `M${x} ${y - r - 70}V${y - r}`) +
    circle(light, x, y, r * 1.5, 'opacity=".12"') +
    circle(shade, x, y, r) +
    path(
      colour,
      `M${x} ${y - r}A${r} ${r} 0 0 0 ${x} ${y + r}A${r * 1.34} ${r * 1.34} 0 0 0 ${x + r * 0.4} ${y}A${r * 1.34} ${r * 1.34} 0 0 0 ${x} ${y - r}Z`,
    ) +
    line(shade, 2, rib(r * 0.16) + rib(-r * 0.16) + rib(r * 0.38) + rib(-r * 0.38), 'opacity=".7"') +
    path(
      '#F4B544',
      `M${x - r * 0.42} ${y - r}h${r * 0.84}v${r * 0.16}h${-r * 0.84}ZM${x - r * 0.42} ${y + r * 0.86}h${r * 0.84}v${r * 0.16}h${-r * 0.84}Z`,
    ) +
    line(
      '#F4B544',
      3,
      `M${x - r * 0.2} ${y + r}v${r * 0.5}M${x} ${y + r}v${r * 0.62}M${x + r * 0.2} ${y + r}v${r * 0.5}`,
    )
  )
}

function town(): string {
  return (
    land('#152A66', 'M0 372C160 336 300 380 470 352C640 330 820 372 1080 336', height) +
    path(
      '#0C1A47',
      'M470 450V392L500 372L530 392V450ZM540 450V376L584 350L628 376V450ZM640 450V398L668 380L696 398V450ZM884 450V384L922 358L960 384V450ZM972 450V396L1006 374L1040 396V450Z',
    ) +
    path(
      '#F4B544',
      'M494 404h12v14h-12ZM570 388h10v14h-10ZM590 388h10v14h-10ZM662 408h12v12h-12ZM914 394h16v16h-16ZM998 404h12v14h-12Z',
      'opacity=".9"',
    ) +
    land('#070F2E', 'M0 424C200 400 360 432 560 416C760 404 900 430 1080 412', height)
  )
}

/** The evening of a draw: numbered balls amid paper lanterns over the roofs. */
export const lotteryLanterns: Scene = {
  ...bannerSize,
  draw: () =>
    `<defs>${gradient('night', [
      [0, '#0C1A55'],
      [0.7, '#2B3A94'],
      [1, '#4A4AA6'],
    ])}${gradient(
      'calm',
      [
        [0, '#0A1240', 0.85],
        [0.42, '#0A1240', 0.4],
        [0.62, '#0A1240', 0],
      ],
      'x2="1" y2="0"',
    )}</defs>` +
    filled('url(#night)', width, height) +
    lights('#DCE4FF', 0.6, [70, 60, 2], [180, 130, 1.6], [330, 40, 2], [420, 150, 1.6], [520, 70, 2], [250, 220, 1.4]) +
    halo('#F4B544', 786, 206, 186, 3, 0.35) +
    halo('#F4B544', 786, 206, 206, 2, 0.22) +
    circle('#3B4BB0', 786, 206, 170) +
    town() +
    line('#E9B65C', 2.4, 'M500 20C620 70 700 40 790 18C880 44 980 70 1090 10', 'opacity=".7"') +
    place(balls(), 786, 206, 1.32) +
    lamp(560, 176, 46, '#F0705C', '#B5232B', '#FFB35C') +
    lamp(1010, 190, 52, '#FFC95C', '#D0812B', '#FFE3A0') +
    lamp(630, 330, 30, '#FFC95C', '#D0812B', '#FFE3A0') +
    lamp(948, 338, 34, '#F0705C', '#B5232B', '#FFB35C') +
    path('#FFE9A8', spark(480, 250, 9) + spark(1050, 300, 10) + spark(890, 48, 9) + spark(680, 60, 7)) +
    filled('url(#calm)', width, height),
}
