import { type DrawSpace, seededNumbers } from './draw-space.ts'
import { seaReferences } from './sea-reference.ts'

const widths = [6, 2, 3, 3, 3, 3]

/**
 * 10^20 draws of the Thai government's lottery, sampled by 2^31 seeds. Every bet looks at one number only: it is
 * followed through 1 000 draws, of four digits 10 000, in which each number shows all its values equally often.
 */
export const seaSpace: DrawSpace = {
  size: 2 ** 31 - 1,
  drawnAt: (index) => seededNumbers(index, widths),
  *wholeFor(playCode) {
    const draws = playCode.startsWith('SEA_4') ? 10_000 : 1_000
    for (let index = 0; index < draws; index++) {
      yield [(index % 100) * 10_000 + index, ...widths.slice(1).map((width, at) => (index + 37 * at) % 10 ** width)]
    }
  },
  draw(drawn) {
    const [first = '', b2 = '', frontA = '', frontB = '', backA = '', backB = ''] = drawn.map((number, at) =>
      String(number).padStart(widths[at] ?? 0, '0'),
    )
    return { family: 'SEA', first, b2, front3: [frontA, frontB], back3: [backA, backB] }
  },
  references: seaReferences,
}
