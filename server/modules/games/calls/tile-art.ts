import type { DrawnFiles } from '#/platform/http/drawn-files.ts'
import { drawTile } from '../art/draw-tile.ts'
import { parseArtKey } from '../art/tile-art.ts'

/** The art of tiles as SVG files: `/art/<key>.svg`, where the key says everything that is drawn. */
export const tileArtFiles: DrawnFiles = {
  folder: 'art',
  type: 'image/svg+xml',
  draw(name) {
    const art = name.endsWith('.svg') ? parseArtKey(name.slice(0, -'.svg'.length)) : undefined
    return art && drawTile(art)
  },
}
