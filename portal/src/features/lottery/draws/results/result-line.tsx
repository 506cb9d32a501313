import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { DrawnRow } from '#/src/features/lottery/games/drawn-row.tsx'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { attributeValues } from '#/src/features/lottery/games/value-name.ts'
import { Values } from '#/src/features/lottery/games/values.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { issueMoment } from './issue-moment.ts'
import { resultColumns } from './result-columns.ts'

interface ResultLineProps {
  gameCode: string
  family: FamilyCode
  issue: EndedIssue
  /** In rem; 0 where draws of the game can't be repeated. */
  checkWidth: number
}

/** An issue; of a void one there is nothing but its refund. */
export const ResultLine = memo(function ResultLine({ gameCode, family, issue, checkWidth }: ResultLineProps) {
  const t = useText()
  const { numbers = 0, parts = [], attributes } = resultColumns[family]
  return (
    <tr>
      <th scope="row">
        <span>
          <span dir="ltr" className="block font-semibold">
            {shortNumero(issue.numero)}
          </span>
          <time dateTime={issue.openTime} className="block text-xs text-muted">
            {issueMoment(issue.openTime, !issue.numero.includes('-'))}
          </time>
        </span>
      </th>
      {issue.state === 'VOID' ? (
        <td colSpan={1 + attributes.length} className="text-muted">
          {t('trends.void')}
        </td>
      ) : (
        <>
          {numbers > 0 && (
            <td style={{ inlineSize: `${numbers}rem` }}>
              <DrawnRow family={family} issue={issue} />
            </td>
          )}
          {parts.map(([part, width], place) => (
            <td
              key={part}
              style={{ inlineSize: `${width}rem` }}
              className={place === 0 ? 'font-bold text-danger' : 'font-semibold'}
            >
              <span dir="ltr">{[issue.winDetail?.[part] ?? []].flat().join(' · ')}</span>
            </td>
          ))}
          {attributes.map(({ names, width }) => (
            <td key={names[0]} style={{ inlineSize: `${width}rem` }}>
              <Values values={names.flatMap((name) => valuesOf(t, name, issue.attributes[name]))} />
            </td>
          ))}
        </>
      )}
      {checkWidth > 0 && (
        <td style={{ inlineSize: `${checkWidth}rem` }} className="justify-end">
          <Link
            to="/draws"
            search={{ gameCode, numero: issue.numero }}
            aria-label={t('trends.checkIssue', { numero: issue.numero })}
            className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-primary-strong hover:underline"
          >
            {t('trends.check')}
          </Link>
        </td>
      )}
    </tr>
  )
})

/** An attribute that the draw doesn't have has no value. */
const valuesOf = (t: Text, name: string, value = '') => (value === '' ? [] : attributeValues(t, name, value))
