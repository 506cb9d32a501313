import { expect, test } from 'vitest'
import { defaultSchedules } from './default-schedules.ts'
import { contradicts, type PublishedResult, readPublished } from './imported-result.ts'
import { importedGames } from './lottery-games.ts'
import { publishedParts } from './published-parts.ts'

/** A result out of the examples of its parts. */
function exampleOf(code: string): PublishedResult {
  return Object.fromEntries(
    publishedParts(code).map(({ name, count, example }) => [
      name,
      count === undefined ? example : Array.from({ length: count }, () => example),
    ]),
  )
}

test('[LOT-07] every imported game has parts, whose examples are a result of it', () => {
  expect(Object.keys(importedGames)).toHaveLength(48)
  for (const code of Object.keys(importedGames)) {
    expect(readPublished(code, exampleOf(code)), code).toMatchObject({
      ok: true,
      result: { family: expect.any(String) },
    })
    expect(defaultSchedules[code], code).toBeDefined()
  }
})

test('[LOT-07] a result with less is a part of one, with more or with other widths it is none', () => {
  for (const code of Object.keys(importedGames)) {
    const whole = exampleOf(code)
    for (const { name, count, example } of publishedParts(code)) {
      const { [name]: _, ...rest } = whole
      expect(readPublished(code, rest)).toEqual({ ok: true, result: undefined })
      const wrong = [count === undefined ? `${example}0000000` : Array.from({ length: count + 1 }, () => example)]
      if (count !== undefined)
        wrong.push(
          Array.from({ length: count }, () => example.slice(1)),
          example,
        )
      for (const value of wrong)
        expect(readPublished(code, { ...whole, [name]: value }), `${code} ${name} ${value}`).toEqual({
          ok: false,
          part: name,
        })
    }
    expect(readPublished(code, { ...whole, G9: ['1'] })).toEqual({ ok: false, part: 'G9' })
  }
})

test('[LOT-07] a game that the house draws has no published result', () => {
  for (const code of ['SSC1M', 'VNF1M', 'THF5M', 'D4F5M', 'toString', ''])
    expect(readPublished(code, {})).toEqual({ ok: false, part: '' })
})

test('results contradict where a value that both have differs', () => {
  expect(contradicts({ G7: ['79', '13'] }, { G7: ['79'] })).toBe(false)
  expect(contradicts({ G7: ['79', '13'] }, { G7: ['79', '14'] })).toBe(true)
  expect(contradicts({ b2: '78' }, { b2: '79' })).toBe(true)
  expect(contradicts({ b2: '78' }, { first: '123456' })).toBe(false)
})
