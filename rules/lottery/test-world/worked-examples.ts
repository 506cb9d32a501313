import type { Draw } from '../draw.ts'
import examples from '../fixtures/lottery-examples.json' with { type: 'json' }

/** One worked case of the domain document. */
export type WorkedExample = (typeof examples)[number]

/** How the document spells the draws of a family; examples of other families are left out. */
const draws: Record<string, (drawn: WorkedExample['drawObj']) => Draw> = {
  SSC: (drawn) => ({ family: 'SSC', digits: [...String(drawn)].map(Number) }),
  '11x5': (drawn) => ({ family: 'E5', numbers: numbersOf(drawn) }),
  K3: (drawn) => ({ family: 'K3', dice: numbersOf(drawn) }),
  PK10: (drawn) => ({ family: 'PK10', numbers: numbersOf(drawn) }),
  PC28: (drawn) => ({ family: 'PC28', digits: numbersOf(drawn) }),
}

/** Every example of the families that can be read. */
export const workedExamples = examples.filter(({ family }) => draws[family])

/** The draw of an example. */
export function drawOf({ family, drawObj }: WorkedExample): Draw {
  const read = draws[family]
  if (!read) throw new Error(`Nobody reads the draws of ${family} yet.`)
  return read(drawObj)
}

function numbersOf(drawn: unknown): number[] {
  return String(drawn).split(' ').map(Number)
}
