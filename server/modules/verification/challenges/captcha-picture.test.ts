import sharp from 'sharp'
import { expect, test } from 'vitest'
import { captchaAlphabet } from './captcha-alphabet.ts'
import { captchaPicture, captchaSize, characterSvg, drawCharacters } from './captcha-picture.ts'
import type { Chance } from './chance.ts'

const { width, height } = captchaSize
const lowest: Chance = { between: (low) => low }
const highest: Chance = { between: (low, high) => high - (high - low) / 1e9 }
const middle: Chance = { between: (low, high) => (low + high) / 2 }

/** Brightness of each pixel of a character that stands alone on black. */
async function alone(drawn: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>`
  return await sharp(Buffer.from(svg)).flatten({ background: '#000' }).greyscale().raw().toBuffer()
}

test('the alphabet holds nothing that a person takes for something else', () => {
  for (const alike of ['0OQ', '1I', '2Z', '5S', '8B', 'G', 'V']) {
    for (const character of alike) expect(captchaAlphabet).not.toContain(character)
  }
  expect(new Set(captchaAlphabet).size).toBeGreaterThanOrEqual(20)
})

test('each character is drawn unlike every other', async () => {
  const drawings = await Promise.all(captchaAlphabet.map((character) => alone(characterSvg(character, 2, middle))))
  for (const [i, one] of drawings.entries()) {
    expect(one.filter((pixel) => pixel > 128).length, captchaAlphabet[i]).toBeGreaterThan(100)
    for (const [j, other] of drawings.entries()) {
      if (i >= j) continue
      const different = one.filter((pixel, at) => Math.abs(pixel - (other[at] ?? 0)) > 128).length
      expect(different, `${captchaAlphabet[i]} and ${captchaAlphabet[j]}`).toBeGreaterThan(60)
    }
  }
})

/** Chance that takes the extremes: the first draws by these signs, every further one by the last of them. */
function corner(signs: readonly boolean[]): Chance {
  let drawn = 0
  return { between: (low, high) => (signs[Math.min(drawn++, signs.length - 1)] ? highest : lowest).between(low, high) }
}

test('each character stays inside the picture, wherever chance puts it', async () => {
  const both = [false, true]
  for (const character of captchaAlphabet) {
    for (const place of [0, 4]) {
      // Outwards and as large as can be; up or down, leaning and slanted either way, its points shaken either way.
      const drawings = both.flatMap((down) =>
        both.flatMap((leaning) =>
          both.flatMap((slanted) =>
            both.map((shaken) =>
              characterSvg(character, place, corner([place === 4, down, leaning, slanted, true, shaken])),
            ),
          ),
        ),
      )
      for (const drawing of drawings) {
        const onEdge = (await alone(drawing)).filter((pixel, at) => {
          const [x, y] = [at % width, Math.floor(at / width)]
          return pixel > 0 && (x === 0 || y === 0 || x === width - 1 || y === height - 1)
        })
        expect(onEdge.length, `${character} at ${place}: ${drawing}`).toBe(0)
      }
    }
  }
})

test('[ACC-15] an image is a PNG of its size in less than 8 kB, and no two are alike', async () => {
  const characters = drawCharacters()
  const pictures = await Promise.all(Array.from({ length: 8 }, () => captchaPicture(characters)))
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(8 * 1024)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width, height })
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(8)
})

test('[ACC-15] five characters are drawn, each as likely as another', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 4_600; i++) {
    const characters = drawCharacters()
    expect(characters).toHaveLength(5)
    for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  // 1,000 of each are expected; chance strays by seven deviations once in 10^11 runs.
  for (const character of captchaAlphabet) expect(Math.abs((counts.get(character) ?? 0) - 1_000)).toBeLessThan(220)
})
