import type { Draw, FamilyCode } from '../draw.ts'
import examples from '../fixtures/lottery-examples.json' with { type: 'json' }

/** One worked case of the domain document. */
export type WorkedExample = (typeof examples)[number]

/** How the document spells the draws of a family. */
const draws: Record<string, (drawn: WorkedExample['drawObj']) => Draw> = {
  SSC: (drawn) => ({ family: 'SSC', digits: [...String(drawn)].map(Number) }),
  '11x5': (drawn) => ({ family: '11x5', numbers: numbersOf(drawn) }),
  K3: (drawn) => ({ family: 'K3', dice: numbersOf(drawn) }),
  PK10: (drawn) => ({ family: 'PK10', order: numbersOf(drawn) }),
  PC28: (drawn) => ({ family: 'PC28', digits: numbersOf(drawn) }),
}

/** The families whose examples are not read yet. */
export const unreadFamilies = [...new Set(examples.map(({ family }) => family))].filter((family) => !draws[family])

/** Every example of the families that can be read. */
export const workedExamples = examples.filter(({ family }) => draws[family])

/** The draw of an example. */
export function drawOf({ family, drawObj }: WorkedExample): Draw {
  const read = draws[family]
  if (!read) throw new Error(`Nobody reads the draws of ${family} yet.`)
  return read(drawObj)
}

/** Examples of one family. */
export function examplesOf(family: FamilyCode): WorkedExample[] {
  return workedExamples.filter((example) => example.family === family)
}

function numbersOf(drawn: unknown): number[] {
  return String(drawn).split(' ').map(Number)
}
