import { expect, test } from 'vitest'
import { mayBecome, promotionStatuses } from './promotion-status.ts'

/** Domain section 4.1, column Next, each word of it. */
const allowed = [
  'coming_soon → join',
  'coming_soon → process',
  'coming_soon → claim',
  'coming_soon → close',
  'join → signed',
  'join → close',
  'signed → process',
  'signed → claim',
  'signed → close',
  'process → claim',
  'process → close',
  'claim → applying',
  'claim → issued',
  'claim → claimed',
  'claim → close',
  'applying → issued',
  'applying → rejected',
  'issued → claimed',
  'issued → close',
  'rejected → applying',
  'rejected → close',
]

test('[PRO-01] the ten statuses follow each other as the table says, and in no other way', () => {
  expect(promotionStatuses).toHaveLength(10)
  const found = promotionStatuses.flatMap((before) =>
    promotionStatuses.flatMap((after) => (mayBecome(before, after) ? [`${before} → ${after}`] : [])),
  )
  expect(found.toSorted()).toEqual(allowed.toSorted())
})
