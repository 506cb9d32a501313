import { once } from '#/platform/concurrency/once.ts'

/** Loaded with the first picture: it takes longer than the rest of a start, and most starts draw nothing. */
const sharp = once(async () => {
  const { default: load } = await import('sharp')
  // Pictures are small and all different: threads and a cache would cost more than they save.
  load.concurrency(1)
  load.cache(false)
  return load
})

/** An SVG drawing as PNG; with few colours, which makes it small. */
export async function pngOf(svg: string, colours: number): Promise<Buffer> {
  const draw = await sharp()
  return await draw(Buffer.from(svg)).png({ palette: true, colours, dither: 0, effort: 1 }).toBuffer()
}

/** An SVG drawing with many colours as WebP, transparent where nothing is drawn. */
export async function webpOf(svg: string): Promise<Buffer> {
  const draw = await sharp()
  return await draw(Buffer.from(svg)).webp({ quality: 82, alphaQuality: 90, effort: 2 }).toBuffer()
}

/** The portal's night: the dark side of the tokens in ui/tokens.css, which a picture can't read. */
export const night = {
  ground: '#0c1512',
  raised: '#13201b',
  overlay: '#1a2b24',
  line: '#27403a',
  hill: '#12392c',
  primary: '#18b07e',
  primaryStrong: '#4fd6a8',
  gold: '#f0b94d',
  text: '#eaf4ef',
} as const
