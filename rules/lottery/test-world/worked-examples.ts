import type { Draw } from '../draw.ts'
import examples from '../fixtures/lottery-examples.json' with { type: 'json' }

/** One worked case of the domain document. */
export type WorkedExample = (typeof examples)[number]

/** How the document spells the draws of a family. */
const draws: Record<string, (drawn: WorkedExample['drawObj']) => Draw> = {
  SSC: (drawn) => ({ family: 'SSC', digits: [...String(drawn)].map(Number) }),
  '11x5': (drawn) => ({ family: 'E5', numbers: numbersOf(drawn) }),
  K3: (drawn) => ({ family: 'K3', dice: numbersOf(drawn) }),
  PK10: (drawn) => ({ family: 'PK10', numbers: numbersOf(drawn) }),
  PC28: (drawn) => ({ family: 'PC28', digits: numbersOf(drawn) }),
  LHC: (drawn) => {
    const all = String(drawn).split(/[ +]/).map(Number)
    return { family: 'LHC', numbers: all.slice(0, 6), special: all[6] ?? 0, yearAnimal: 'HORSE' }
  },
  'VN-N': (drawn) => ({ family: 'VNN', ...(drawn as object) }) as Draw,
  'VN-S': (drawn) => ({ family: 'VNS', ...(drawn as object) }) as Draw,
  TH: thaiNumbers,
  LAO: thaiNumbers,
  HANOI: thaiNumbers,
  STOCK: thaiNumbers,
  '4D': (drawn) => ({ family: 'D4', ...(drawn as object) }) as Draw,
}

/** The document has the numbers that follow from the first prize beside it, or instead of it. */
function thaiNumbers(drawn: WorkedExample['drawObj']): Draw {
  const {
    first,
    t4,
    t3,
    b2,
    front3 = [],
    back3 = [],
  } = drawn as Record<string, string> & { front3?: string[]; back3?: string[] }
  return { family: 'SEA', first: first ?? t4 ?? t3 ?? '', b2: b2 ?? '', front3, back3 }
}

/**
 * Where numbers of one bet have prices of their own by the count of their orders, each price needs a tier of its
 * own; the document, which prices one number at a time, does not name them.
 */
const tierNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  T02: { '1': 'P6' },
  T11: { '1': 'P3' },
  D05: {
    first: 'first24',
    second: 'second24',
    third: 'third24',
    special: 'special24',
    consolation: 'consolation24',
  },
}

function withOurTiers(example: WorkedExample): WorkedExample {
  const names = tierNames[example.id] ?? {}
  const rename = (byTier: object) =>
    Object.fromEntries(Object.entries(byTier).map(([tier, value]) => [names[tier] ?? tier, value]))
  return { ...example, odds: rename(example.odds), tiers: rename(example.tiers) } as WorkedExample
}

/** Every example of the document. */
export const workedExamples = examples.map(withOurTiers)

/** The draw of an example. */
export function drawOf({ family, drawObj }: WorkedExample): Draw {
  const read = draws[family]
  if (!read) throw new Error(`Nobody reads the draws of ${family}.`)
  return read(drawObj)
}

function numbersOf(drawn: unknown): number[] {
  return String(drawn).split(' ').map(Number)
}
