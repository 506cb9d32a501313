import sharp, { type Sharp } from 'sharp'
import type { Drawn, ProgramMessage } from './messages.ts'

/*
 * A program of its own: decoders are what attackers of images aim at. It knows no secret, holds one image at a time, and
 * is ended where that takes too long or too much memory.
 */

/** What a file may claim to be: 40 megapixels, no side over 12,000. */
const pixelsAtMost = 40_000_000
const sideAtMost = 12_000
/** What is kept: letters of a photographed receipt can still be read. */
const keptSide = 2_400
/** A screenshot is smaller as PNG and stays sharp; a photograph that came as PNG is kept as JPEG. */
const pngBytesAtMost = 4_194_304
const jpegQuality = 85
/** The worst pictures that are allowed, of 40 megapixels with 16 bits a colour or for printers, need some 500 MB. */
const memoryAtMost = 600 * 1024 * 1024
const memoryLookedAtMs = 25

// Whatever a file claims to be, no other decoder touches it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
// One picture at a time, and never the same twice.
sharp.concurrency(1)
sharp.cache(false)

const input = { limitInputPixels: pixelsAtMost, failOn: 'error', sequentialRead: true, pages: 1 } as const

async function drawAnew(file: Uint8Array): Promise<Drawn | undefined> {
  const { format, width, height } = await sharp(file, input).metadata()
  if ((format !== 'png' && format !== 'jpeg') || Math.max(width, height) > sideAtMost) return undefined
  if (format === 'png') {
    const bytes = await kept(file).png({ compressionLevel: 6 }).toBuffer()
    if (bytes.length <= pngBytesAtMost) return { is: 'drawn', type: 'image/png', bytes }
  }
  const bytes = await kept(file).flatten({ background: '#fff' }).jpeg({ quality: jpegQuality }).toBuffer()
  return { is: 'drawn', type: 'image/jpeg', bytes }
}

/** Upright as its camera meant it, in sRGB, small enough; what else the file said of itself is left out. */
function kept(file: Uint8Array): Sharp {
  const size = { width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true } as const
  return sharp(file, input).autoOrient().resize(size)
}

function say(message: ProgramMessage): void {
  process.send?.(message)
}

process.on('message', async (file: Uint8Array) => {
  // Whatever is wrong with a file, it is the file's fault: the answer is the same.
  say((await drawAnew(file).catch(() => undefined)) ?? { is: 'unreadable' })
})
// Decoding happens off this loop, so the look comes in time. A killed program answers nothing, which refuses the file.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryAtMost) process.kill(process.pid, 'SIGKILL')
}, memoryLookedAtMs).unref()
// A terminal tells all its programs to stop: this one goes with its server, which first answers what it has accepted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
say({ is: 'ready' })
