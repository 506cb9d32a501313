// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Column, RecordTable } from './record-table.tsx'

interface Parcel {
  readonly id: string
  readonly grams: string
}

const columns: readonly Column<Parcel>[] = [
  { id: 'id', title: 'Number', cell: ({ id }) => id, width: 100, isFixed: true },
  { id: 'grams', title: 'Grams', cell: ({ grams }) => grams, align: 'end', width: 100, sortable: true },
]
const parcels = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `P${n}`, grams: String(n * 10) }))

type Props = Partial<Parameters<typeof RecordTable<Parcel>>[0]>

function open(props: Props = {}): void {
  render(
    <RecordTable<Parcel>
      label="Parcels"
      columns={columns}
      rows={parcels(5)}
      keyOf={({ id }) => id}
      renderLink={({ id }, link) => <a href={`#${id}`} {...link} />}
      empty={<p>No parcels</p>}
      moreLabel="Show more"
      {...props}
    />,
  )
}
afterEach(cleanup)

test('records stand in rows under their columns, each with a link to it', () => {
  open()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Number', 'Grams'])
  expect(screen.getAllByRole('row')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'P3' }).getAttribute('href')).toBe('#P3')
})

test('arrows move between the rows, one of which Tab reaches', async () => {
  open()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('P0')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('P2')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('P4')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('P4')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('P0')
  const reachable = screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
  expect(reachable.map(({ textContent }) => textContent)).toEqual(['P0'])
})

test('a press anywhere in a row opens it', async () => {
  const onOpen = vi.fn()
  open({ onOpen })
  await userEvent.click(screen.getByText('30'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 'P3', grams: '30' })
})

test('columns that are hidden are not shown', () => {
  open({ hidden: ['grams'] })
  expect(screen.queryByRole('columnheader', { name: 'Grams' })).toBeNull()
})

test('a press on a title orders by it, and the other way round with the next', async () => {
  const onSort = vi.fn()
  open({ sort: { by: 'grams', isDown: true }, onSort })
  expect(screen.getByRole('columnheader', { name: 'Grams' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  expect(onSort).toHaveBeenCalledWith({ by: 'grams', isDown: false })
})

test('the next page is asked for with the button, and nothing is asked where the list ends', async () => {
  const onMore = vi.fn()
  open({ onMore })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onMore).toHaveBeenCalledOnce()
  cleanup()
  open()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a table says that it is on its way, and why it is empty', () => {
  open({ rows: [], loading: true })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  cleanup()
  open({ rows: [] })
  expect(screen.getByText('No parcels')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a long table draws a part of its rows', () => {
  open({ rows: parcels(10_000) })
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.queryAllByRole('link').length).toBeLessThan(100)
})
