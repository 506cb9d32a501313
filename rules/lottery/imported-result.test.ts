import { expect, test } from 'vitest'
import { defaultSchedules } from './default-schedules.ts'
import { contradicts, type PublishedResult, placeholderOf, readPublished } from './imported-result.ts'
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

test('[LOT-07] nothing but zeros is a placeholder in every game, and so is the draw before once more', () => {
  for (const code of Object.keys(importedGames)) {
    const zerosOf = (text: string) => text.replace(/\d/g, '0')
    const example = exampleOf(code)
    const zeros = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        typeof value === 'string' ? zerosOf(value) : value.map(zerosOf),
      ]),
    )
    const read = (published: PublishedResult) => {
      const found = readPublished(code, published)
      return { published, result: (found.ok && found.result) || null }
    }
    expect(placeholderOf(read(zeros), undefined), code).toBe('zeros')
    const some = read(code.startsWith('STK_') ? example : JSON.parse(JSON.stringify(example).replace('0', '1')))
    expect(placeholderOf(some, undefined), code).toBe(undefined)
    // As a database keeps it, the fields have another order.
    const kept = some.result && Object.fromEntries(Object.entries(some.result).toReversed())
    expect(placeholderOf(some, kept as typeof some.result as never), code).toBe('repeated')
    // What is not whole yet is nobody's to confirm.
    expect(placeholderOf({ published: zeros, result: null }, undefined)).toBe(undefined)
  }
})
