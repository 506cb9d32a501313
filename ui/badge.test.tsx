// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CountBadge } from './badge.tsx'

afterEach(cleanup)

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a count of %i is written %s', (count, written) => {
  render(<CountBadge count={count} label={() => `${count} new`} />)
  expect(screen.getByText(written)).toBeTruthy()
  expect(screen.getByText(`${count} new`)).toBeTruthy()
})

test('a count of nothing is no badge', () => {
  expect(render(<CountBadge count={0} label={() => '0 new'} />).container.innerHTML).toBe('')
})
