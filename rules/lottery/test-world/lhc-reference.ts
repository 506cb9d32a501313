import { combinations, eachLabel, isSide, type Line, line, type Reference, type ReferenceTable } from './reference.ts'

/*
 * What is drawn: six numbers, the special one, and the place of the year's animal in the zodiac.
 */

const normals = (drawn: readonly number[]) => drawn.slice(0, 6)
const seven = (drawn: readonly number[]) => drawn.slice(0, 7)
const special = (drawn: readonly number[]) => drawn[6] ?? 0

const red = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'
const blue = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'
const colour = (number: number) => {
  const label = String(number).padStart(2, '0')
  if (red.includes(label)) return 'R'
  return blue.includes(label) ? 'B' : 'G'
}

const zodiac = 'RAT OX TIGER RABBIT DRAGON SNAKE HORSE GOAT MONKEY ROOSTER DOG PIG'.split(' ')
const animal = (number: number, year: number) => zodiac[(year - (number - 1) + 48) % 12]

/** A line on the special number; 49 returns it. */
function withPushOn49(isWon: (number: number, label: string) => boolean): Reference {
  return eachLabel((label) => (drawn) => {
    if (special(drawn) === 49) return ['PUSH']
    return isWon(special(drawn), label) ? ['1'] : []
  })
}

const digitSum = (number: number) => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0)

/** Lines of `size` numbers. */
function numbers(size: number, toLine: (wanted: readonly number[]) => Line): Reference {
  return ([picked = []]) => combinations(picked.map(Number), size).map(toLine)
}

const allAmong = (size: number) =>
  numbers(size, (wanted) => line((drawn) => wanted.every((number) => normals(drawn).includes(number))))
const noneAmong = (size: number) =>
  numbers(size, (wanted) => line((drawn) => !wanted.some((number) => seven(drawn).includes(number))))
const isWithSpecial = ([a = 0, b = 0]: readonly number[], drawn: readonly number[]) =>
  (normals(drawn).includes(a) && special(drawn) === b) || (normals(drawn).includes(b) && special(drawn) === a)

/** Lines of animals, all of which are among `among` of the draw; a line with the year's animal pays less. */
function animalLines(size: number, among: (drawn: readonly number[]) => readonly number[]): Reference {
  return ([picked = []]) =>
    combinations(picked, size).map((wanted) => (drawn) => {
      const year = drawn[7] ?? 0
      const shown = among(drawn).map((number) => animal(number, year))
      if (!wanted.every((each) => shown.includes(each))) return []
      return [wanted.includes(zodiac[year] ?? '') ? 'Z5' : 'Z4']
    })
}

const places = [1, 2, 3, 4, 5, 6].map((place) => [
  `LHC_ZMT_${place}`,
  eachLabel((label) => line((drawn) => drawn[place - 1] === Number(label))),
])

/** The naive reading of every bet type of 六合彩. */
export const lhcReferences: ReferenceTable = {
  LHC_TM: eachLabel((label) => line((drawn) => special(drawn) === Number(label))),
  LHC_TM_BSOE: withPushOn49((number, side) => isSide(side, number, 25)),
  LHC_TM_SUMBS: withPushOn49((number, side) => isSide(side, digitSum(number), 7)),
  LHC_TM_SUMOE: withPushOn49((number, side) => isSide(side, digitSum(number), 7)),
  LHC_TM_TAILBS: withPushOn49((number, side) => isSide(side, number % 10, 5)),
  LHC_TM_COLOR: eachLabel((label) => line((drawn) => colour(special(drawn)) === label, label)),
  LHC_TM_ZODIAC: animalLines(1, (drawn) => [special(drawn)]),
  LHC_ZM: allAmong(1),
  ...Object.fromEntries(places),
  LHC_2QZ: allAmong(2),
  LHC_3QZ: allAmong(3),
  LHC_3Z2: numbers(3, (wanted) => (drawn) => {
    const hits = wanted.filter((number) => normals(drawn).includes(number)).length
    return hits >= 2 ? [`Z${hits}`] : []
  }),
  LHC_2ZT: numbers(2, (wanted) => (drawn) => {
    if (wanted.every((number) => normals(drawn).includes(number))) return ['Z2']
    return isWithSpecial(wanted, drawn) ? ['ZT'] : []
  }),
  LHC_TC: numbers(2, (wanted) => line((drawn) => isWithSpecial(wanted, drawn))),
  ...Object.fromEntries([5, 6, 7, 8, 9, 10].map((size) => [`LHC_NBZ${size}`, noneAmong(size)])),
  LHC_YX: animalLines(1, seven),
  LHC_WS: eachLabel((tail) =>
    line((drawn) => seven(drawn).some((number) => String(number).endsWith(tail)), tail === '0' ? 'T0' : 'T'),
  ),
  ...Object.fromEntries([2, 3, 4].map((size) => [`LHC_LX${size}`, animalLines(size, seven)])),
  LHC_SUM_BSOE: eachLabel((side) =>
    line(
      (drawn) =>
        isSide(
          side,
          seven(drawn).reduce((sum, number) => sum + number),
          175,
        ),
      side,
    ),
  ),
}
