import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { ImageReader } from './image-reader.ts'
import { blackPng, jpegWithPage, jpegWithPlace, mark, noise, plain, textBomb } from './test-world/hostile-images.ts'

/** A loaded machine may take long, and that is no fault of an image. */
const patient = { drawWithinMs: 600_000, waitAtMostMs: 600_000 }

/** One for all: each test sends files of its own. */
const reader = new ImageReader(patient)
afterAll(() => reader[Symbol.asyncDispose]())

async function drawn(file: Uint8Array) {
  const found = await reader.drawAnew(file)
  if (!found) return undefined
  const { format, width, height, exif, xmp, icc, iptc, space, depth } = await sharp(found.bytes).metadata()
  return {
    type: found.type,
    bytes: Buffer.from(found.bytes),
    ...{ format, width, height, space, depth },
    told: [exif, xmp, icc, iptc].filter((part) => part !== undefined).length,
  }
}

test('[WAL-10] PNG stays PNG and JPEG stays JPEG', async () => {
  const size = { width: 40, height: 30, told: 0 }
  expect(await drawn(await plain().png().toBuffer())).toMatchObject({ type: 'image/png', format: 'png', ...size })
  expect(await drawn(await plain().jpeg().toBuffer())).toMatchObject({ type: 'image/jpeg', format: 'jpeg', ...size })
})

test('[WAL-10] the longest side is 2,400 pixels at most, and nothing is enlarged', async () => {
  expect(await drawn(await plain(4_800, 300).jpeg().toBuffer())).toMatchObject({ width: 2_400, height: 150 })
  expect(await drawn(await plain(300, 2_401).png().toBuffer())).toMatchObject({ width: 300, height: 2_400 })
  expect(await drawn(await plain(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 })
})

test('[WAL-10] place, device and other metadata are gone, and the picture stands upright', async () => {
  const file = await jpegWithPlace()
  const before = await sharp(file).metadata()
  expect([before.orientation, before.exif?.includes(mark), before.xmp?.includes(mark)]).toEqual([6, true, true])
  const found = await drawn(file)
  expect(found).toMatchObject({ width: 30, height: 40, told: 0 })
  expect(found?.bytes.includes(mark)).toBe(false)
})

test.each([
  { what: 'a page in a JPEG', file: jpegWithPage },
  { what: 'a page behind a JPEG', file: async () => [await plain().jpeg().toBuffer(), `<script>${mark}</script>`] },
  { what: 'an archive behind a PNG', file: async () => [await plain().png().toBuffer(), `PK\u0003\u0004${mark}`] },
])('[WAL-10] $what is gone', async ({ file }) => {
  const made = await file()
  const bytes = Array.isArray(made) ? Buffer.concat(made.map((part) => Buffer.from(part as string))) : made
  expect(bytes.includes(mark)).toBe(true)
  const found = await drawn(bytes)
  expect(found).toMatchObject({ width: 40, height: 30 })
  expect(found?.bytes.includes(mark)).toBe(false)
})

test('[WAL-10] colours of a printer and of 16 bits are kept as those of a screen', async () => {
  const cmyk = await plain().toColourspace('cmyk').jpeg().toBuffer()
  expect(await drawn(cmyk)).toMatchObject({ space: 'srgb', depth: 'uchar' })
  const deep = await plain().toColourspace('rgb16').png().toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  expect(await drawn(deep)).toMatchObject({ type: 'image/png', space: 'srgb', depth: 'uchar' })
})

test('[WAL-10] a PNG of noise is kept as JPEG, because it would be far too large', async () => {
  expect(await drawn(await noise(1_300, 1_300).png().toBuffer())).toMatchObject({ type: 'image/jpeg', width: 1_300 })
})

test.each([
  { what: 'of 12,000 pixels a side', file: () => blackPng(12_000, 8), isRead: true },
  { what: 'of 12,001 pixels a side', file: () => blackPng(12_001, 8), isRead: false },
  { what: 'of 20,000 pixels a side', file: () => blackPng(20_000, 8), isRead: false },
  { what: 'of 20,000 pixels in height', file: () => blackPng(8, 20_000), isRead: false },
  { what: 'of 40 megapixels', file: () => blackPng(8_000, 5_000), isRead: true },
  { what: 'of 40 megapixels and a row', file: () => blackPng(8_000, 5_001), isRead: false },
  { what: 'of 30,000 by 30,000 pixels', file: () => blackPng(30_000, 30_000), isRead: false },
])('[WAL-10] a small file with a picture $what: read $isRead', async ({ file, isRead }) => {
  const bytes = file()
  expect(bytes.length).toBeLessThan(200_000)
  expect((await drawn(bytes)) !== undefined).toBe(isRead)
})

test('[WAL-10] 300 MB of text in a small file fill no memory for long: the next picture is read', async () => {
  const bytes = blackPng(40, 30, textBomb(300_000_000))
  expect(bytes.length).toBeLessThan(400_000)
  const found = await drawn(bytes)
  if (found) expect(found).toMatchObject({ width: 40, told: 0 })
  expect(await drawn(await plain().png().toBuffer())).toMatchObject({ width: 40 })
})

test.each(['gif', 'webp', 'tiff', 'avif'] as const)('[WAL-10] a %s is not read, whatever its name', async (format) => {
  expect(await reader.drawAnew(await plain().toFormat(format).toBuffer())).toBeUndefined()
})

test.each([
  { what: 'an SVG', text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
  { what: 'a PDF', text: '%PDF-1.7\n1 0 obj\n' },
  { what: 'nothing', text: '' },
])('[WAL-10] $what is not read', async ({ text }) => {
  expect(await reader.drawAnew(Buffer.from(text))).toBeUndefined()
})

test.each(['png', 'jpeg'] as const)('[WAL-10] a %s that was cut short is refused, wherever', async (format) => {
  const whole = await noise(200, 200).toFormat(format).toBuffer()
  for (const share of [0.1, 0.5, 0.9])
    expect(await reader.drawAnew(whole.subarray(0, Math.floor(whole.length * share)))).toBeUndefined()
})

const odd = new URL('test-world/odd-program.ts', import.meta.url)
const said = async (with_: ImageReader, text: string) => {
  const found = await with_.drawAnew(Buffer.from(text))
  return found && Buffer.from(found.bytes).toString()
}

test('[WAL-10] an image that ends its program is refused, and the next has another one', async () => {
  await using own = new ImageReader(patient, odd)
  const first = await said(own, 'hello')
  expect(await said(own, 'hello')).toBe(first)
  const [died, second] = await Promise.all(['die', 'hello'].map((text) => said(own, text)))
  expect(died).toBeUndefined()
  expect(second).toMatch(/^hello/)
  expect(second).not.toBe(first)
})

test('[WAL-10] an image that keeps its program too long is refused, and the next has another one', async () => {
  await using own = new ImageReader({ ...patient, drawWithinMs: 500 }, odd)
  expect(await said(own, 'hang')).toBeUndefined()
  // A loaded machine may be too slow for this limit as well; what hung would stay so.
  await vi.waitFor(async () => expect(await said(own, 'hello')).toMatch(/^hello/), { timeout: 100_000 })
})

test('[WAL-10] of twenty at once one is read at a time, and one that finds the queue full is sent away', async () => {
  await using own = new ImageReader({ ...patient, waitingAtMost: 20 }, odd)
  const answers = Array.from({ length: 20 }, () => said(own, 'hello'))
  await expect(said(own, 'hello')).rejects.toMatchObject({ code: 'service_unavailable' })
  const [one, ...others] = await Promise.all(answers)
  expect(one).toMatch(/^hello, 1 in \d+$/)
  for (const other of others) expect(other).toBe(one)
  expect(await said(own, 'hello')).toBe(one)
})

test('[WAL-10] one whose turn comes too late is sent away', async () => {
  await using own = new ImageReader({ waitAtMostMs: -1 }, odd)
  await expect(said(own, 'hello')).rejects.toMatchObject({ code: 'service_unavailable' })
})

test('[WAL-10] a reader that is closed reads no more', async () => {
  const own = new ImageReader(patient, odd)
  expect(await said(own, 'hello')).toMatch(/^hello/)
  await own[Symbol.asyncDispose]()
  await expect(said(own, 'hello')).rejects.toMatchObject({ code: 'service_unavailable' })
})
