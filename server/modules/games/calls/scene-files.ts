import { drawScene } from '@banyan/art/scenes/draw-scene.ts'
import type { DrawnFiles } from '#/platform/http/drawn-files.ts'

/** The pictures of banners as SVG files: `/scenes/<name>.svg`. */
export const sceneFiles: DrawnFiles = {
  folder: 'scenes',
  type: 'image/svg+xml',
  draw: (name) => (name.endsWith('.svg') ? drawScene(name.slice(0, -'.svg'.length)) : undefined),
}
