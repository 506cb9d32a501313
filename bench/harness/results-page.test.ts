import { expect, test } from 'vitest'
import { withSection } from './results-page.ts'

test('the first section brings the title with it', () => {
  expect(withSection('', 'cold-start', 'one')).toMatch(/^# Results\n[\s\S]+\n\n## cold-start\n\none\n$/)
})

test('a section is replaced where it stands, and its neighbours are left alone', () => {
  const page = withSection(withSection(withSection('', 'a', 'one'), 'a-b', 'two'), 'c', 'three')
  const renewed = withSection(page, 'a', 'four')
  expect(renewed).toBe(page.replace('one', 'four'))
  expect(withSection(renewed, 'a', 'four')).toBe(renewed)
})

test('a new section comes last', () => {
  const page = withSection(withSection('', 'a', 'one'), 'b', 'two')
  expect(page.match(/^## .*/gm)).toEqual(['## a', '## b'])
})
