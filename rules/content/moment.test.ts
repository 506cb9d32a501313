import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test.each([
  { text: '2026-12-01T18:00+07:00', moment: '2026-12-01T11:00:00.000Z' },
  { text: '2026-12-01T18:00:05.25Z', moment: '2026-12-01T18:00:05.250Z' },
  { text: '2026-13-01T18:00Z', moment: undefined },
  { text: '2026-12-41T18:00Z', moment: undefined },
  { text: '2026-12-01T25:00Z', moment: undefined },
  { text: '2026-12-01T18:61Z', moment: undefined },
  { text: '0000-01-01T00:00Z', moment: undefined },
  { text: '9999-12-31T23:59-12:00', moment: undefined },
  { text: '', moment: undefined },
])('$text is $moment', ({ text, moment }) => {
  expect(momentOf(text)?.toISOString()).toBe(moment)
})
