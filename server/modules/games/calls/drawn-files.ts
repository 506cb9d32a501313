import { drawScene } from '@banyan/art/scenes/draw-scene.ts'
import { drawTile } from '@banyan/art/tiles/draw-tile.ts'
import { parseArtKey } from '@banyan/art/tiles/tile-art.ts'
import type { DrawnFiles } from '#/platform/pages/drawn-files.ts'

/** The art of tiles as SVG files: `/art/<key>.svg`, where the key names everything that is drawn. */
export const tileArtFiles: DrawnFiles = {
  folder: 'art',
  type: 'image/svg+xml',
  draw(name) {
    const art = name.endsWith('.svg') ? parseArtKey(name.slice(0, -'.svg'.length)) : undefined
    return art && drawTile(art)
  },
}

/** The pictures of banners as SVG files: `/scenes/<name>.svg`. */
export const sceneFiles: DrawnFiles = {
  folder: 'scenes',
  type: 'image/svg+xml',
  draw: (name) => (name.endsWith('.svg') ? drawScene(name.slice(0, -'.svg'.length)) : undefined),
}
