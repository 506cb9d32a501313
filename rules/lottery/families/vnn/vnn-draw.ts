import type { VnnDraw } from '../../draw.ts'
import { fillsBoard, northBoard } from '../../vietnamese-boards.ts'

/** 27 prizes, each as wide as its tier. */
export function isVnnDraw(draw: VnnDraw): boolean {
  return fillsBoard(northBoard, draw)
}
