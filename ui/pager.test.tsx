// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

function renderPager(current: number, total: number) {
  return render(
    <Pager
      current={current}
      total={total}
      number={(page) => page.toLocaleString('en')}
      label={{ pager: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      link={(page, props) => <a href={`/?pageNo=${page}`} {...props} />}
    />,
  )
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('one page needs no pager', () => {
  expect(renderPager(1, 1).container.innerHTML).toBe('')
  expect(renderPager(1, 0).container.innerHTML).toBe('')
})

test('every page is a real link and the current one says so', () => {
  renderPager(7, 112)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  expect(address('Page 9')).toBe('/?pageNo=9')
  expect(address('Previous page')).toBe('/?pageNo=6')
  expect(address('Next page')).toBe('/?pageNo=8')
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    screen.getByRole('link', { name: 'Page 7' }),
  ])
})

test('at an end the arrow is no link', () => {
  renderPager(1, 3)
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  expect(address('Next page')).toBe('/?pageNo=2')
})

test('past the end the way back leads to the last page', () => {
  renderPager(500, 112)
  expect(address('Previous page')).toBe('/?pageNo=112')
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})
