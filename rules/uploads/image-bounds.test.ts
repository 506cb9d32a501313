import { expect, test } from 'vitest'
import { type ImageType, imageTypeOf } from './image-bounds.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const text = (content: string) => [...new TextEncoder().encode(content)]

test.each<{ what: string; bytes: number[]; type: ImageType | undefined }>([
  { what: 'a PNG', bytes: [...png, 0], type: 'image/png' },
  { what: 'a JPEG', bytes: [...jpeg, 0xe0], type: 'image/jpeg' },
  { what: 'a PNG without its last byte of signature', bytes: png.slice(0, 7), type: undefined },
  { what: 'a PNG after a space', bytes: [0x20, ...png], type: undefined },
  { what: 'a JPEG cut short', bytes: jpeg.slice(0, 2), type: undefined },
  { what: 'nothing', bytes: [], type: undefined },
  { what: 'a GIF', bytes: text('GIF89a'), type: undefined },
  { what: 'a WebP', bytes: text('RIFF0000WEBPVP8 '), type: undefined },
  { what: 'an SVG', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: undefined },
  { what: 'a page', bytes: text('<!doctype html><script>'), type: undefined },
  { what: 'a PDF', bytes: text('%PDF-1.7'), type: undefined },
])('[WAL-10] $what is told by its content', ({ bytes, type }) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type)
})
