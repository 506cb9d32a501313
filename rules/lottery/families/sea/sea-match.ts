import type { SeaDraw } from '../../draw.ts'
import { numberMatch } from '../../primitives/number-match.ts'
import { topNumber } from './sea-draw.ts'

/** 3 ตัวบน, 2 ตัวบน, 4 ตัวตรง: the last digits of the first prize. */
export function seaTop(width: number) {
  return numberMatch<SeaDraw>({ width, count: 1, numbers: (draw) => [topNumber(draw, width)] })
}

/** 2 ตัวล่าง: the bottom number. */
export function seaBottom() {
  return numberMatch<SeaDraw>({ width: 2, count: 1, numbers: ({ b2 }) => [b2] })
}

/** 3 ตัวหน้า and 3 ตัวล่าง: either of the two numbers drawn; twice the same number pays twice. */
export function seaEither(field: 'front3' | 'back3') {
  return numberMatch<SeaDraw>({ width: 3, count: 2, numbers: (draw) => draw[field] }, 'one')
}
