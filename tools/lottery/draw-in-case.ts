import { isDraw } from '@banyan/rules/lottery/bet-types.ts'
import type { Draw, FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { CaseError, type RawCase, shown, textIn } from './case-fields.ts'

/** What cases call a family, where it is not its code. */
const otherNames: Readonly<Record<string, string>> = {
  '11x5': 'E5',
  'VN-N': 'VNN',
  'VN-S': 'VNS',
  TH: 'SEA',
  LAO: 'SEA',
  HANOI: 'SEA',
  STOCK: 'SEA',
  '4D': 'D4',
}

/** The animals of the worked examples, where a case names no other. */
const usualAnimal = 'HORSE'

/** The draw of a case in the spelling of the domain document: digits in a row, numbers with spaces, or an object. */
export function drawIn(raw: RawCase): Draw {
  const named = textIn(raw, 'family')
  const family = otherNames[named] ?? named
  const { drawObj = raw.draw } = raw
  const read = readers[family as FamilyCode]
  if (!Object.hasOwn(readers, family) || !read) throw new CaseError(`there is no family ${shown(named)}`)
  const draw = { family, ...read(drawObj, raw) } as Draw
  if (!isWhole(draw)) throw new CaseError(`${shown(drawObj)} is no draw of ${family}`)
  return draw
}

/** A draw that misses a field altogether is none either. */
function isWhole(draw: Draw): boolean {
  try {
    return isDraw(draw)
  } catch {
    return false
  }
}

const readers: Readonly<Record<FamilyCode, (drawn: unknown, raw: RawCase) => object>> = {
  SSC: (drawn) => ({ digits: digitsOf(drawn) }),
  P3: (drawn) => ({ digits: digitsOf(drawn) }),
  PC28: (drawn) => ({ digits: digitsOf(drawn) }),
  E5: (drawn) => ({ numbers: numbersOf(drawn) }),
  K3: (drawn) => ({ dice: digitsOf(drawn) }),
  PK10: (drawn) => ({ numbers: numbersOf(drawn) }),
  LHC: (drawn, { yearAnimal = usualAnimal }) => {
    const numbers = numbersOf(drawn)
    return { numbers: numbers.slice(0, -1), special: numbers.at(-1), yearAnimal }
  },
  VNN: objectOf,
  VNS: objectOf,
  SEA: (drawn) => {
    const { first, t4, t3, b2, front3 = [], back3 = [] } = objectOf(drawn)
    return { first: first ?? t4 ?? t3, b2, front3, back3 }
  },
  D4: objectOf,
}

function digitsOf(drawn: unknown): number[] {
  return [...String(drawn).replaceAll(/[\s,]/g, '')].map(Number)
}

function numbersOf(drawn: unknown): number[] {
  return String(drawn)
    .split(/[\s,+]+/)
    .map(Number)
}

function objectOf(drawn: unknown): RawCase {
  return typeof drawn === 'object' && drawn !== null ? (drawn as RawCase) : {}
}
