import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { attributesOf } from '@banyan/rules/lottery/draw-attributes.ts'
import { resultText } from '@banyan/rules/lottery/result-text.ts'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'

/** An issue as the server tells it; without a draw it is void. */
export function endedIssue(number: number, draw?: Draw): EndedIssue {
  const openTime = new Date(Date.UTC(2026, 10, 26, 4) + number * 60_000).toISOString()
  const common = { numero: `20261126-${String(number).padStart(4, '0')}`, openTime, fair: null }
  if (!draw) return { ...common, state: 'VOID', winNo: '', winDetail: null, attributes: {} }
  return {
    ...common,
    state: 'SETTLED',
    winNo: resultText(draw),
    winDetail: { ...draw } as unknown as EndedIssue['winDetail'],
    attributes: { ...attributesOf(draw) },
  }
}

/** Issues of 时时彩 that begin with these digits, the first of them drawn first; `x` is a void one. The newest first. */
export function sscIssues(firstDigits: string): EndedIssue[] {
  return [...firstDigits]
    .map((digit, at) =>
      endedIssue(at + 1, digit === 'x' ? undefined : { family: 'SSC', digits: [Number(digit), 4, 5, 1, 0] }),
    )
    .reverse()
}
