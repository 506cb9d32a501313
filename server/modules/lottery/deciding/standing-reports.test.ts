import { expect, test } from 'vitest'
import { type Said, standingOf } from './standing-reports.ts'

const digits = (first: string) => ({ first, b2: '78', front3: ['021', '543'], back3: ['876', '109'] })

function said(id: number, source: number | string, first: string, given: Partial<Said> = {}): Said {
  const isFeed = typeof source === 'string'
  return {
    ...{ id: BigInt(id), operatorId: isFeed ? null : BigInt(source), feed: isFeed ? source : null },
    ...{ published: digits(first), result: { family: 'SEA', ...digits(first) }, differenceSeen: null },
    ...{ placeholderReason: null, ...given },
  }
}

const counts = (reports: readonly Said[], stoppedAt = 0n) => {
  const { counts: found } = standingOf(reports, stoppedAt)
  return (
    found && `${(found.result as { first: string }).first} by ${found.by.map(({ operatorId }) => operatorId).join()}`
  )
}

test('[LOT-07] a result counts by two operators, whatever feeds say beside them', () => {
  expect(counts([said(1, 5, '111111')])).toBe(undefined)
  expect(counts([said(1, 'feed', '111111'), said(2, 5, '111111')])).toBe(undefined)
  expect(counts([said(1, 5, '111111'), said(2, 6, '111111')])).toBe('111111 by 5,6')
  expect(counts([said(1, 5, '111111'), said(2, 5, '111111')])).toBe(undefined)
})

test('[LOT-07] what differs keeps a result from counting until an approval after it says that it was seen', () => {
  const agreed = [said(1, 5, '111111'), said(2, 6, '111111')]
  expect(counts([said(0, 'feed', '222222'), ...agreed])).toBe(undefined)
  expect(counts([...agreed, said(3, 7, '222222')])).toBe(undefined)
  const seen = { differenceSeen: 'a misprint' }
  expect(counts([said(0, 'feed', '222222'), said(1, 5, '111111'), said(2, 6, '111111', seen)])).toBe('111111 by 5,6')
  // The feed said that later, so nobody has seen it.
  expect(counts([said(1, 5, '111111'), said(2, 6, '111111', seen), said(3, 'feed', '222222')])).toBe(undefined)
  // It has corrected itself.
  expect(counts([said(0, 'feed', '222222'), ...agreed, said(3, 'feed', '111111')])).toBe('111111 by 5,6')
})

test('[LOT-07] a part is held against what there is of a result', () => {
  const agreed = [said(1, 5, '111111'), said(2, 6, '111111')]
  const part = (published: Said['published']) => said(3, 'feed', '', { published, result: null })
  expect(counts([...agreed, part({ front3: ['021'] })])).toBe('111111 by 5,6')
  expect(counts([...agreed, part({ front3: ['022'] })])).toBe(undefined)
})

test('[LOT-07] what operators said before a stop counts no more; feeds are heard on', () => {
  const before = [said(1, 5, '111111'), said(2, 6, '111111'), said(3, 'feed', '111111')]
  expect(counts(before, 3n)).toBe(undefined)
  expect(standingOf(before, 3n).current.map(({ id }) => id)).toEqual([3n])
  expect(counts([...before, said(4, 5, '111111'), said(5, 6, '111111')], 3n)).toBe('111111 by 5,6')
})

test('[LOT-07] an approval of a placeholder counts with its reason alone', () => {
  const before = { family: 'SEA', ...digits('111111') } as const
  const why = { placeholderReason: 'the station drew it again' }
  const again = (first: Partial<Said>, second: Partial<Said>) =>
    standingOf([said(1, 5, '111111', first), said(2, 6, '111111', second)], 0n, before).counts?.by.length
  expect([again({}, {}), again(why, {}), again({}, why), again(why, why)]).toEqual([undefined, undefined, undefined, 2])
})
