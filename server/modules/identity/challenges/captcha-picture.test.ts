import sharp from 'sharp'
import { expect, test } from 'vitest'
import { captchaAlphabet } from './captcha-alphabet.ts'
import { captchaPicture, captchaSize, characterSvg, drawnCharacters } from './captcha-picture.ts'
import { type Chance, secretChance } from './chance.ts'

const { width, height } = captchaSize
const lowest: Chance = { between: (low) => low }
const highest: Chance = { between: (low, high) => high - (high - low) / 1e9 }
const middle: Chance = { between: (low, high) => (low + high) / 2 }

/** Brightness of each pixel of a character that stands alone on black. */
async function alone(drawn: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round">${drawn}</svg>`
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

test('each character stays inside the picture, wherever chance puts it', async () => {
  const chances = [lowest, highest, ...Array.from({ length: 4 }, () => secretChance)]
  for (const character of captchaAlphabet) {
    for (const chance of chances) {
      for (const place of [0, 4]) {
        const pixels = await alone(characterSvg(character, place, chance))
        const onEdge = pixels.filter((pixel, at) => {
          const [x, y] = [at % width, Math.floor(at / width)]
          return pixel > 0 && (x === 0 || y === 0 || x === width - 1 || y === height - 1)
        })
        expect(onEdge.length, `${character} at ${place}`).toBe(0)
      }
    }
  }
})

test('[ACC-15] an image is a PNG of its size in less than 8 kB, and no two are alike', async () => {
  const characters = drawnCharacters()
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
    const characters = drawnCharacters()
    expect(characters).toHaveLength(5)
    for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  // 1,000 of each are expected; chance strays by seven deviations once in 10^11 runs.
  for (const character of captchaAlphabet) expect(Math.abs((counts.get(character) ?? 0) - 1_000)).toBeLessThan(220)
})
