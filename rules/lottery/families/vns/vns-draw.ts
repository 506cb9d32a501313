import type { VnsDraw } from '../../draw.ts'
import { fillsBoard, southBoard } from '../../vietnamese-boards.ts'

/** 18 prizes, each as wide as its tier. */
export function isVnsDraw(draw: VnsDraw): boolean {
  return fillsBoard(southBoard, draw)
}
