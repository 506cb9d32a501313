import { type Chance, wholeBetween } from './chance.ts'
import { night } from './drawn-picture.ts'

/** Size of the slider's picture in pixels. */
export const sceneSize = { width: 320, height: 160 } as const

/** A landscape at night, of our own strokes: sky, stars, moon, ranges of hills, and lanterns above a river. */
export function sceneSvg(chance: Chance): string {
  return [sky(chance), ...hills(chance), river(chance), lanterns(chance)].join('')
}

const fixed = (number: number) => number.toFixed(1)

function sky(chance: Chance): string {
  const { width, height } = sceneSize
  const stars = Array.from({ length: 40 }, () => {
    const [x, y] = [chance.between(0, width), chance.between(0, height * 0.6)]
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(chance.between(0.5, 1.5))}"/>`
  })
  const [x, y] = [chance.between(30, width - 30), chance.between(22, 46)]
  const rings = [30, 22, 14].map(
    (r) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${r}" fill="${night.gold}" opacity="0.28"/>`,
  )
  return [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${night.overlay}"/><stop offset="1" stop-color="${night.primary}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<g fill="${night.text}" opacity="0.8">${stars.join('')}</g>`,
    ...rings,
  ].join('')
}

/** Ranges of hills from far to near, each darker than the one behind it, with a light edge. */
function hills(chance: Chance): string[] {
  const greens = ['#1f8f6a', '#1a6f54', '#155540', night.hill]
  return greens.map((green, range) => {
    const base = sceneSize.height * (0.42 + range * 0.13)
    return `<path d="${ridge(chance, base)}" fill="${green}" stroke="${night.primaryStrong}" stroke-opacity="0.45"/>`
  })
}

function ridge(chance: Chance, base: number): string {
  const { width, height } = sceneSize
  const step = wholeBetween(chance, 26, 44)
  const count = Math.ceil(width / step) + 1
  const points = Array.from({ length: count }, (_, i) => {
    const [x, y] = [i * step, base + chance.between(-16, 16)]
    return `S${fixed(x - step / 3)} ${fixed(y)} ${fixed(x)} ${fixed(y)}`
  })
  return `M-2 ${fixed(base)} ${points.join(' ')} L${width + step} ${height + 2} L-2 ${height + 2} Z`
}

function river(chance: Chance): string {
  const { width, height } = sceneSize
  const waves = Array.from({ length: 26 }, () => {
    const [x, y] = [chance.between(-10, width), chance.between(height * 0.8, height - 3)]
    return `M${fixed(x)} ${fixed(y)} q8 -4 16 0 t16 0`
  })
  return `<path d="${waves.join('')}" fill="none" stroke="${night.primaryStrong}" stroke-width="1.4" opacity="0.6"/>`
}

/** Lanterns all over, so that every stretch of the picture has something to match by. */
function lanterns(chance: Chance): string {
  const { width, height } = sceneSize
  const columns = 9
  const drawn = Array.from({ length: columns * 2 }, (_, i) => {
    const x = ((i % columns) + chance.between(0.1, 0.9)) * (width / columns)
    const y = height * (i < columns ? chance.between(0.12, 0.48) : chance.between(0.5, 0.85))
    const size = chance.between(3.5, 7.5)
    return [
      `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(chance.between(-14, 14))})">`,
      `<path d="M0 ${fixed(-size * 2)} V${fixed(size * 2)}" stroke="${night.gold}" stroke-width="1.2"/>`,
      `<ellipse rx="${fixed(size)}" ry="${fixed(size * 1.25)}" fill="${night.gold}"/>`,
      `<ellipse rx="${fixed(size * 0.45)}" ry="${fixed(size * 1.25)}" fill="none" stroke="#a86d12"/>`,
      '</g>',
    ].join('')
  })
  return drawn.join('')
}
