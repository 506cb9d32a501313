import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PagerItem, pagerItems } from './pager-items.ts'

const place = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }))

function shown(items: readonly PagerItem[], layout: 'wide' | 'compact') {
  const visible = items.filter((item) => item[layout])
  return { visible, pages: visible.flatMap((item) => (item.kind === 'page' ? [item.page] : [])) }
}

test.each(['wide', 'compact'] as const)(
  'the %s layout rises, and each jump of two pages or more has its gap',
  (layout) => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const { visible } = shown(pagerItems(current, total), layout)
        let last = 0
        let gap = false
        for (const item of visible) {
          if (item.kind === 'gap') {
            expect(gap).toBe(false)
            gap = true
          } else {
            const hidden = item.page - last - 1
            expect(gap ? hidden >= 2 : hidden === 0).toBe(true)
            last = item.page
            gap = false
          }
        }
        expect(last).toBe(total)
      }),
    )
  },
)

test('[LOB-08] the wide layout has two pages at either end, the current one with two on each side, and 11 places at most', () => {
  fc.assert(
    fc.property(place, ({ current, total }) => {
      const { visible, pages } = shown(pagerItems(current, total), 'wide')
      const wanted = [1, 2, total - 1, total, ...[-2, -1, 0, 1, 2].map((step) => current + step)]
      expect(pages).toEqual(expect.arrayContaining(wanted.filter((page) => page >= 1 && page <= total)))
      expect(visible.length).toBeLessThanOrEqual(11)
    }),
  )
})

test('[LOB-08] the compact layout has first, last and current page, in five places at most', () => {
  fc.assert(
    fc.property(place, ({ current, total }) => {
      const { visible, pages } = shown(pagerItems(current, total), 'compact')
      expect(pages).toEqual(expect.arrayContaining([1, current, total]))
      expect(visible.length).toBeLessThanOrEqual(5)
    }),
  )
})

test('[LOB-08] a current page outside the list counts as its nearest', () => {
  expect(pagerItems(500, 112)).toEqual(pagerItems(112, 112))
  expect(pagerItems(0, 112)).toEqual(pagerItems(1, 112))
})

test('[LOB-08] the first page of 237 shows 1 2 3 4 5 … 236 237', () => {
  expect(shown(pagerItems(1, 237), 'wide').visible.map((item) => (item.kind === 'page' ? item.page : '…'))).toEqual([
    1,
    2,
    3,
    4,
    5,
    '…',
    236,
    237,
  ])
})
