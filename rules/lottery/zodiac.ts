/** The animals of the lunar years, in their order. */
export const animals = [
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const

/** An animal of the zodiac. */
export type Animal = (typeof animals)[number]

/** The first day of each lunar year, and the first day of which we know nothing. */
const lunarNewYears: readonly (readonly [day: string, animal: Animal | undefined])[] = [
  ['2025-01-29', 'SNAKE'],
  ['2026-02-17', 'HORSE'],
  ['2027-02-06', 'GOAT'],
  ['2028-01-26', 'MONKEY'],
  ['2029-02-13', 'ROOSTER'],
  ['2030-02-03', 'DOG'],
  ['2031-01-23', 'PIG'],
  ['2032-02-11', 'RAT'],
  ['2033-01-31', 'OX'],
  ['2034-02-19', 'TIGER'],
  ['2035-02-08', 'RABBIT'],
  ['2036-01-28', 'DRAGON'],
  ['2037-02-15', undefined],
]

/** The animal of the lunar year of a day, `2026-02-17`; undefined outside the table, which is extended in time. */
export function yearAnimalOn(day: string): Animal | undefined {
  return lunarNewYears.findLast(([newYear]) => newYear <= day)?.[1]
}

/** The animal that owns a number of 六合彩 in a year: the year's own has 1, the one before it 2, and so on. */
export function animalOf(number: number, yearAnimal: Animal): Animal {
  const index = animals.indexOf(yearAnimal) - ((number - 1) % animals.length)
  return animals.at(index) as Animal
}
