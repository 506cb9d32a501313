import fc from 'fast-check'
import { expect, test } from 'vitest'

test('properties ask the same each time, but for a release', () => {
  const asked = () => fc.sample(fc.nat(), 20)
  if (process.env.DEEP === '1') expect(asked()).not.toEqual(asked())
  else expect(asked()).toEqual(asked())
})
