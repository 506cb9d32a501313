import { type CaptchaCharacter, captchaAlphabet, characterBox, strokesOf } from './captcha-alphabet.ts'
import { type Chance, oneOf, secretChance, wholeBetween } from './chance.ts'
import { night, pngOf } from './drawn-picture.ts'

/** How many characters an image asks for. */
const characterCount = 5
/** Size of the image in pixels. */
export const captchaSize = { width: 180, height: 60 } as const

const cellWidth = 32
const firstCentre = (captchaSize.width - cellWidth * (characterCount - 1)) / 2
const inks = [night.gold, night.primaryStrong, night.text] as const
const noiseInks = [night.gold, night.primary, night.primaryStrong] as const
/** Colours of the palette image; edges need a few between ink and ground. */
const colours = 24

/** Characters that nobody foresees. */
export function drawCharacters(chance: Chance = secretChance): CaptchaCharacter[] {
  return Array.from({ length: characterCount }, () => oneOf(chance, captchaAlphabet))
}

/** The image that asks for these characters, as PNG. */
export async function captchaPicture(characters: readonly CaptchaCharacter[]): Promise<Buffer> {
  return await pngOf(captchaSvg(characters, secretChance), colours)
}

/** The drawing: noise behind the characters, the characters, and thin lines through them. */
function captchaSvg(characters: readonly CaptchaCharacter[], chance: Chance): string {
  const { width, height } = captchaSize
  const drawn = characters.map((character, place) => characterSvg(character, place, chance)).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${width}" height="${height}" fill="${night.raised}"/>`,
    noiseLines(chance, { count: 5, thickness: 2.5, opacity: 0.35 }),
    drawn,
    noiseLines(chance, { count: 3, thickness: 1.5, opacity: 0.75 }),
    '</svg>',
  ].join('')
}

/** One character in its cell: shaken, leaning, slanted, of its own size and ink. */
export function characterSvg(character: CaptchaCharacter, place: number, chance: Chance): string {
  const number = (low: number, high: number) => chance.between(low, high).toFixed(2)
  const x = firstCentre + place * cellWidth + chance.between(-2.5, 2.5)
  const y = captchaSize.height / 2 + chance.between(-3, 3)
  const transform = [
    `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
    `rotate(${number(-15, 15)})`,
    `skewX(${number(-8, 8)})`,
    `scale(${number(0.95, 1.15)})`,
    `translate(${-characterBox.width / 2} ${-characterBox.height / 2})`,
  ].join(' ')
  const ink = oneOf(chance, inks)
  return `<path transform="${transform}" d="${shaken(strokesOf(character), chance)}" stroke="${ink}" stroke-width="${number(3.4, 4.6)}"/>`
}

/** The strokes with every point moved a little, so that no two drawings of a character are alike. */
function shaken(path: string, chance: Chance): string {
  return path.replace(/-?\d+/g, (number) => (Number(number) + chance.between(-1.2, 1.2)).toFixed(2))
}

interface Noise {
  readonly count: number
  readonly thickness: number
  readonly opacity: number
}

/** Curves from side to side, which tie the characters together for whoever would cut them apart. */
function noiseLines(chance: Chance, { count, thickness, opacity }: Noise): string {
  const { width, height } = captchaSize
  const y = () => wholeBetween(chance, 4, height - 4)
  const lines = Array.from({ length: count }, () => {
    const path = `M0 ${y()} C${width / 3} ${y()} ${(width * 2) / 3} ${y()} ${width} ${y()}`
    return `<path d="${path}" stroke="${oneOf(chance, noiseInks)}"/>`
  })
  return `<g stroke-width="${thickness}" opacity="${opacity}">${lines.join('')}</g>`
}
