import { encode } from 'uqr'

/** A code as an SVG path over a square of so many modules, without the quiet zone. */
export interface QrPath {
  readonly modules: number
  readonly path: string
}

/** Draws the code of a text; neighbours in a row are one rectangle. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { border: 0, ecc: 'L', boostEcc: true })
  return { modules: size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`
  }
  return path
}
