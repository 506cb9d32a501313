import type { ListedIssue } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'

type Drawn = NonNullable<ListedIssue['result']>

/** The parts of a result that stand for it where there is room for one line, the first that it has. */
const leading = ['DB', 'first', 'digits', 'dice', 'numbers'] as const

/** A result in one line: all of a short one, the main prize of a board. */
export function ResultLine({ result }: { result: Drawn }) {
  const parts = Object.entries(result).filter(([name]) => name !== 'family')
  const main = leading.map((name) => result[name]).find((part) => part !== undefined) ?? parts[0]?.[1]
  const rest = parts.length > 1 && typeof result.special === 'number' ? ` + ${result.special}` : ''
  return (
    <bdi dir="ltr" className="block truncate font-semibold tabular-nums">
      {(Array.isArray(main) ? main.join(' ') : String(main ?? '')) + rest}
    </bdi>
  )
}
