// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Filter, FilterChips } from './filter-chips.tsx'

const filters: readonly Filter[] = [
  { id: 'state', kind: 'choice', label: 'State', options: [{ value: 'lost', label: 'Lost' }] },
  { id: 'grams', kind: 'amounts', label: 'Grams', write: (bound) => `${bound} g` },
]
const texts = {
  filters: 'Filters',
  apply: 'Apply',
  from: 'From',
  until: 'Until',
  remove: (filter: string) => `Remove ${filter}`,
  atLeast: (bound: string) => `from ${bound}`,
  atMost: (bound: string) => `up to ${bound}`,
}
const onChange = vi.fn()

function open(values: Readonly<Record<string, string>> = {}): void {
  onChange.mockReset()
  render(
    <FilterChips
      filters={filters}
      presets={[{ label: 'Heavy and lost', values: { state: 'lost', grams: '5000..' } }]}
      values={values}
      onChange={onChange}
      texts={texts}
    />,
  )
}
afterEach(cleanup)

test('a choice is made in the chip’s popup', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'State' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Lost' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ state: 'lost' })
})

test('a range is typed, and may be open at one end', async () => {
  open({ state: 'lost' })
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  await userEvent.type(await screen.findByLabelText('From'), '5000')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ state: 'lost', grams: '5000..' })
})

test('a chip says what it lets through, and its cross takes the filter away', async () => {
  open({ grams: '..900' })
  expect(screen.getByRole('button', { name: 'Grams: up to 900 g' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Grams' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({})
})

test('a preset sets all its filters, and is pressed while they are what it says', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Heavy and lost' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ state: 'lost', grams: '5000..' })
  cleanup()
  open({ state: 'lost', grams: '5000..' })
  expect(screen.getByRole('button', { name: 'Heavy and lost' }).getAttribute('aria-pressed')).toBe('true')
})
