import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePainted } from './use-painted.ts'

// The page is painted while the first part's effect runs, and before the second's.
vi.mock('./after-paint.ts', () => ({
  afterPaint: (done: () => void) => {
    done()
    return () => {}
  },
}))

function Part({ name }: { name: string }) {
  return <p>{usePainted() ? `${name} is painted` : `${name} waits`}</p>
}

test('a part that was rendered before the paint, and takes effect after it, does not wait for ever', () => {
  render(
    <>
      <Part name="The first" />
      <Part name="The second" />
    </>,
  )
  expect(screen.getByText('The first is painted')).toBeTruthy()
  expect(screen.getByText('The second is painted')).toBeTruthy()
})
