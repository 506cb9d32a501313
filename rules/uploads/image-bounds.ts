/** Largest file of an image, in bytes (spec 8: 5 MB). */
export const imageBytesAtMost = 5_242_880

/** Images that one deposit, withdrawal or report can have (spec 8). */
export const imagesAtMost = 3

/** What images are kept as. */
export type ImageType = 'image/png' | 'image/jpeg'

/** First bytes by which a file is known: a name and a declared type prove nothing. */
const signatures: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** The type of an image by its content; undefined for everything that is neither PNG nor JPEG. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0]
}
