import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A text that no picture may carry out of its file. */
export const mark = 'MARKED-BY-ITS-SENDER'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A black PNG of one bit a pixel: thousands of pixels fit into each of its bytes. */
export function blackPng(width: number, height: number, ...more: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', rows), end])
}

/** Text of so many bytes, compressed in a chunk of its own. */
export function textBomb(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes, 0x20))]))
}

export function plain(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#18b07e' } })
}

/** A JPEG whose first segment is a page with a script. */
export async function jpegWithPage(): Promise<Buffer> {
  const jpeg = await plain().jpeg().toBuffer()
  const page = Buffer.from(`<html><script>${mark}</script>`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(page.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, page, jpeg.subarray(2)])
}

/** A JPEG that says where and with which device it was taken, and that it stands on its side. */
export async function jpegWithPlace(): Promise<Buffer> {
  return await plain()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: mark, ImageDescription: mark },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 42/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`)
    .jpeg()
    .toBuffer()
}

/** Pixels of chance, which nothing compresses. */
export function noise(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
}
