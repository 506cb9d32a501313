import {
  combinations,
  eachField,
  eachLabel,
  isSide,
  type Line,
  line,
  product,
  type Reference,
  type ReferenceTable,
} from './reference.ts'

const digits = [...'0123456789']
const straights = ['012', '123', '234', '345', '456', '567', '678', '789', '089', '019']

/** The naive reading of every bet type on neighbouring digits, by method; `from` and `to` cut the segment out. */
export function digitReferences(prefix: string, from: number, to: number): ReferenceTable {
  const methods = methodsOn((drawn) => drawn.slice(from, to), to - from)
  return Object.fromEntries(Object.entries(methods).map(([method, reference]) => [`${prefix}_${method}`, reference]))
}

function methodsOn(cut: (drawn: readonly number[]) => readonly number[], length: number): ReferenceTable {
  const spelled = oncePerDraw((drawn) => cut(drawn).join(''))
  const sorted = oncePerDraw((drawn) => [...cut(drawn)].sort().join(''))
  const inOrder = (wanted: readonly string[]): Line => line((drawn) => spelled(drawn) === wanted.join(''))
  const anyOrder = (wanted: readonly string[], tier?: string): Line => {
    const target = [...wanted].sort().join('')
    return line((drawn) => sorted(drawn) === target, tier)
  }
  const group = (wanted: readonly string[]) => anyOrder(wanted, new Set(wanted).size === 2 ? 'G3' : 'G6')
  const all = product(Array.from({ length }, () => digits))
  const groups = [...new Set(all.map((tuple) => [...tuple].sort().join('')))].map((text) => [...text])
  const sum = (tuple: readonly string[]) => tuple.map(Number).reduce((a, b) => a + b, 0)
  const span = (tuple: readonly string[]) => Math.max(...tuple.map(Number)) - Math.min(...tuple.map(Number))

  return {
    DIRECT: (fields) => product(fields).map(inOrder),
    DIRECT_IN: eachLabel((entry) => inOrder([...entry])),
    SUM: ([sums = []]) => all.filter((tuple) => sums.includes(String(sum(tuple)))).map(inOrder),
    SPAN: ([spans = []]) => all.filter((tuple) => spans.includes(String(span(tuple)))).map(inOrder),
    ...groupMethods(anyOrder, length),
    MIX: eachLabel((entry) => group([...entry])),
    GSUM: ([sums = []]) =>
      groups.filter((tuple) => new Set(tuple).size > 1 && sums.includes(String(sum(tuple)))).map(group),
    ...Object.fromEntries([1, 2, 3].map((size) => [`ANY${size}`, anyOf(cut, size)])),
    BSOE: (fields) =>
      product(fields).map((sides) => line((drawn) => sides.every((side, at) => isSide(side, cut(drawn)[at] ?? -1, 5)))),
    SHAPE: eachLabel((shape) => line((drawn) => shapeOf(sorted(drawn)) === shape, shape)),
  }
}

/** Many lines ask the same of one draw after another. */
function oncePerDraw(of: (drawn: readonly number[]) => string): (drawn: readonly number[]) => string {
  let [last, result]: [readonly number[] | undefined, string] = [undefined, '']
  return (drawn) => {
    if (drawn !== last) [last, result] = [drawn, of(drawn)]
    return result
  }
}

function groupMethods(anyOrder: (wanted: readonly string[]) => Line, length: number): ReferenceTable {
  /** One row for each part; values of a part stand `times` times. */
  const parts =
    (...shape: readonly (readonly [values: number, times: number])[]): Reference =>
    (fields) =>
      product(shape.map(([values], part) => combinations(fields[part] ?? [], values)))
        .filter((chosen) => new Set(chosen.flat()).size === chosen.flat().length)
        .map((chosen) => chosen.flatMap((values, part) => values.flatMap((v) => Array(shape[part]?.[1]).fill(v))))
        .map((wanted) => anyOrder(wanted))
  if (length === 5)
    return {
      G120: parts([5, 1]),
      G60: parts([1, 2], [3, 1]),
      G30: parts([2, 2], [1, 1]),
      G20: parts([1, 3], [2, 1]),
      G10: parts([1, 3], [1, 2]),
      G5: parts([1, 4], [1, 1]),
    }
  if (length === 4)
    return { G24: parts([4, 1]), G12: parts([1, 2], [2, 1]), G6: parts([2, 2]), G4: parts([1, 3], [1, 1]) }
  if (length === 2) return { G2: parts([2, 1]) }
  return { G6: parts([3, 1]), G3: ([picked = []]) => parts([1, 2], [1, 1])([picked, picked]) }
}

function anyOf(cut: (drawn: readonly number[]) => readonly number[], size: number): Reference {
  return ([picked = []]) =>
    combinations(picked, size).map((wanted) =>
      line((drawn) => wanted.every((digit) => cut(drawn).includes(Number(digit)))),
    )
}

function shapeOf(sorted: string): string {
  const different = new Set(sorted).size
  if (different === 1) return 'TRIPLE'
  if (different === 2) return 'PAIR'
  if (straights.includes(sorted)) return 'STRAIGHT'
  const twos = combinations([...sorted], 2).map((two) => two.join(''))
  return twos.some((two) => straights.some((straight) => isPairOf(two, straight))) ? 'HALF' : 'MISC'
}

/** Whether two digits are neighbours of each other, the circle of the straights closed. */
function isPairOf(two: string, straight: string): boolean {
  const circle = straight === '089' ? '890' : straight === '019' ? '901' : straight
  return [circle.slice(0, 2), circle.slice(1)].some((side) => [...side].sort().join('') === two)
}

/** The naive reading of every bet type of 3D and PL3. */
export const p3References: ReferenceTable = {
  ...digitReferences('P3_3', 0, 3),
  ...digitReferences('P3_F2', 0, 2),
  ...digitReferences('P3_L2', 1, 3),
  P3_FIXED: eachField((digit, at) => line((drawn) => drawn[at] === Number(digit))),
}

const sum = (digits: readonly number[]) => digits.reduce((a, b) => a + b, 0)

/** The naive reading of every bet type of PC28. */
export const pc28References: ReferenceTable = {
  PC_NUM: eachLabel((wanted) => line((digits) => sum(digits) === Number(wanted), wanted)),
  PC_BSOE: eachLabel((side) => line((digits) => isSide(side, sum(digits), 14))),
  PC_COMBO: eachLabel((combo) => line((digits) => [...combo].every((side) => isSide(side, sum(digits), 14)), combo)),
  PC_EXTREME: eachLabel((side) => line((digits) => (side === 'MIN' ? sum(digits) <= 5 : sum(digits) >= 22))),
  PC_LEOPARD: eachLabel(() => line(([a, b, c]) => a === b && b === c)),
  PC_NUM3: ([sums = []]) => [line((digits) => sums.includes(String(sum(digits))))],
}
