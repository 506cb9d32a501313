import { drawPromotion } from '@banyan/art/promotions/draw-promotion.ts'
import type { DrawnFiles } from '#/platform/pages/drawn-files.ts'

/** The pictures of promotions as SVG files: `/promotion-art/<name>.svg`. */
export const promotionArtFiles: DrawnFiles = {
  folder: 'promotion-art',
  type: 'image/svg+xml',
  draw: (name) => (name.endsWith('.svg') ? drawPromotion(name.slice(0, -'.svg'.length)) : undefined),
}
