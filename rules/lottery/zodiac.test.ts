import { expect, test } from 'vitest'
import { animalOf, animals, yearAnimalOn } from './zodiac.ts'

/** The relative year and month of the Chinese calendar, as ICU computes them for Beijing. */
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Shanghai', dateStyle: 'long' })
const relatedYear = (day: string) => {
  const parts = chinese.formatToParts(new Date(`${day}T12:00:00+08:00`))
  return Number(parts.find(({ type }) => (type as string) === 'relatedYear')?.value)
}

function* daysOf(from: string, to: string): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) yield new Date(at).toISOString().slice(0, 10)
}

/** ICU is minutes off: the moon is new at 23:56 on the first of them, and at 00:07 on the day after the second. */
const mistakenByIcu = ['2027-02-06', '2030-02-02']

test('every day of the table has the animal that the Chinese calendar gives it', () => {
  const wrong = [...daysOf('2025-01-29', '2037-02-14')].filter(
    (day) => !mistakenByIcu.includes(day) && yearAnimalOn(day) !== animals[(relatedYear(day) - 4) % 12],
  )
  expect(wrong).toEqual([])
})

test.each([
  ['2026-02-16', 'SNAKE'],
  ['2026-02-17', 'HORSE'],
  ['2027-02-05', 'HORSE'],
  ['2027-02-06', 'GOAT'],
  ['2025-01-28', undefined],
  ['2037-02-14', 'DRAGON'],
  ['2037-02-15', undefined],
])('%s is of the year of the %s', (day, animal) => {
  expect(yearAnimalOn(day)).toBe(animal)
})

test('the numbers of the horse year belong to the animals as printed', () => {
  const numbersOf = (animal: string) =>
    Array.from({ length: 49 }, (_, i) => i + 1).filter((number) => animalOf(number, 'HORSE') === animal)
  expect(numbersOf('HORSE')).toEqual([1, 13, 25, 37, 49])
  expect(numbersOf('SNAKE')).toEqual([2, 14, 26, 38])
  expect(numbersOf('DRAGON')).toEqual([3, 15, 27, 39])
  expect(numbersOf('GOAT')).toEqual([12, 24, 36, 48])
  expect(animals.map((animal) => numbersOf(animal).length)).toEqual([4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4])
})

test('49 numbers in every year have the animals that the rule of the specification gives them', () => {
  animals.forEach((animal, yearIndex) => {
    for (let number = 1; number <= 49; number++) {
      expect(animalOf(number, animal)).toBe(animals[(((yearIndex - (number - 1)) % 12) + 12) % 12])
    }
  })
})
