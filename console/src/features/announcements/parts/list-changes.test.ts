import { expect, test } from 'vitest'
import { stageOf } from '#/src/features/content/stage.ts'
import { blankAnnouncement, duplicateOf, exchange, inOrder, neighbourOf } from './list-changes.ts'

const now = Date.parse('2026-12-01T12:00:00Z')
const item = (id: string, from: string, until: string | null = null) => ({ ...blankAnnouncement(now), id, from, until })
const planned = item('planned', '2026-12-02T00:00:00Z')
const newer = item('newer', '2026-12-01T10:00:00Z')
const older = item('older', '2026-11-01T10:00:00Z')
const over = item('over', '2026-10-01T10:00:00Z', '2026-10-02T10:00:00Z')
const items = [older, planned, over, newer]

test('[MSG-01] an announcement is planned before its start, over from its end on, and shown in between', () => {
  expect(inOrder(items).map((each) => [each.id, stageOf(each, now)])).toEqual([
    ['planned', 'planned'],
    ['newer', 'shown'],
    ['older', 'shown'],
    ['over', 'over'],
  ])
})

test('[MSG-01] two that are shown change places by their starts; nothing appears or disappears by it', () => {
  const other = neighbourOf(items, 'older', -1, now)
  expect(other?.id).toBe('newer')
  expect(inOrder(exchange(items, older, newer)).map(({ id }) => id)).toEqual(['planned', 'older', 'newer', 'over'])
  expect(neighbourOf(items, 'newer', -1, now)).toBeUndefined()
  expect(neighbourOf(items, 'older', 1, now)).toBeUndefined()
  expect(neighbourOf(items, 'planned', -1, now)).toBeUndefined()
})

test('a new one and a duplicate have names of their own', () => {
  expect(blankAnnouncement(now).id).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/)
  expect(duplicateOf(newer, now)).toEqual({ ...newer, id: expect.not.stringMatching(/^newer$/) })
})
