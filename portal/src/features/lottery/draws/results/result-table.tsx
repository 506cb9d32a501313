import { isFairGame, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import type { CSSProperties } from 'react'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { fieldName } from '#/src/features/lottery/games/drawn-numbers.tsx'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { attributeName } from '#/src/features/lottery/games/value-name.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { lineGroups } from '../trends/line-groups.ts'
import { resultColumns } from './result-columns.ts'
import { ResultLine } from './result-line.tsx'
import '../trends/long-table.css'
import './result-table.css'

interface ResultTableProps {
  gameCode: string
  issues: readonly EndedIssue[]
}

/** Lines that one frame puts into the page. */
const linesAFrame = 5

/** In rem. */
const lineHeight = 3.25
const issueWidth = 5.75
const checkWidth = 5

/** Issues with what is derived from their numbers. Sideways it scrolls within itself. */
export function ResultTable({ gameCode, issues }: ResultTableProps) {
  const t = useText()
  const family = lotteryGame(gameCode)?.family ?? 'SSC'
  const { numbers = 0, parts = [], attributes } = resultColumns[family]
  const form = drawFormOf(family, gameCode)
  const isChecked = isFairGame(gameCode)
  const shown = useGrowing(issues.length, linesAFrame)
  const widths = [issueWidth, numbers, ...parts.map(([, width]) => width), ...attributes.map(({ width }) => width)]
  const least = widths.reduce((sum, width) => sum + width, isChecked ? checkWidth : 0)
  return (
    <section
      className="relative overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
      tabIndex={0}
      aria-label={t('trends.results')}
      style={{ minBlockSize: `${2.5 + lineHeight * issues.length}rem` }}
    >
      <table className="long-table result-table tabular-nums" style={{ minInlineSize: `${least}rem` }}>
        <caption className="sr-only">{t('trends.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trends.issue')}</th>
            {numbers > 0 && (
              <th scope="col" style={{ inlineSize: `${numbers}rem` }}>
                {t('trends.numbers')}
              </th>
            )}
            {parts.map(([name, width]) => (
              <th key={name} scope="col" style={{ inlineSize: `${width}rem` }}>
                {partName(t, form, name)}
              </th>
            ))}
            {attributes.map(({ names: [first], width }) => (
              <th key={first} scope="col" style={{ inlineSize: `${width}rem` }}>
                {columnName(t, first)}
              </th>
            ))}
            {isChecked && (
              <th scope="col" style={{ inlineSize: `${checkWidth}rem` }}>
                <span className="sr-only">{t('trends.check')}</span>
              </th>
            )}
          </tr>
        </thead>
        {lineGroups(issues.slice(0, shown)).map((group) => (
          <tbody key={group[0]?.numero} style={{ '--lines': group.length } as CSSProperties}>
            {group.map((issue) => (
              <ResultLine
                key={issue.numero}
                gameCode={gameCode}
                family={family}
                issue={issue}
                checkWidth={isChecked ? checkWidth : 0}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function partName(t: Text, form: ReturnType<typeof drawFormOf>, name: string): string {
  const field = form.find((each) => each.name === name)
  return field ? fieldName(t, field) : name
}

/** Five columns of one sort that stand in one are named by the sort. */
function columnName(t: Text, attribute: string): string {
  return attributeName(t, attribute === 'dragonTiger1' ? 'dragonTiger' : attribute)
}
