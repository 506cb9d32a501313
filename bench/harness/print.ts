import type { Finding, Measure } from './measure.ts'
import type { Figure } from './ratio.ts'

/** Three digits that say something; more would be noise. */
export function roundFigure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toFixed(digits)
}

function withUnit(value: number, unit: string): string {
  return unit === '×' ? roundFigure(value) : `${roundFigure(value)} ${unit}`
}

function spread({ value, lowest, highest }: Figure, unit: string): string {
  return `${withUnit(value, unit)} (${roundFigure(lowest)}–${roundFigure(highest)})`
}

function limit(value: number, { unit, better }: Measure): string {
  return `${better === 'lower' ? '≤' : '≥'} ${withUnit(value, unit)}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}

/** Each figure beside its floor and target, then what it was made of: two tables that read alike in a terminal and in Markdown. */
export function printFindings(findings: readonly Finding[]): string {
  const figures = table(
    ['Measure', 'Figure', 'Floor', 'Target', ''],
    findings.map(({ measure, outcome, verdict }) => [
      measure.name,
      outcome ? spread(outcome.figure, measure.unit) : '–',
      limit(measure.floor, measure),
      limit(measure.target, measure),
      verdict,
    ]),
  )
  const samples = findings.flatMap(({ measure, outcome }) =>
    Object.entries(outcome?.sides ?? {}).map(([side, { count, min, median, p95, p99, max }]) => [
      measure.name,
      side,
      outcome?.sideUnit ?? '',
      String(count),
      ...[min, median, p95, p99, max].map(roundFigure),
    ]),
  )
  const remarks = findings.flatMap(({ measure, outcome, fault }) =>
    [...(fault === undefined ? [] : [`wrong: ${fault}`]), ...(outcome?.notes ?? [])].map(
      (remark) => `- ${measure.name}: ${remark}`,
    ),
  )
  const parts = [figures]
  if (samples.length > 0)
    parts.push(table(['Measure', 'Side', 'Unit', 'n', 'min', 'median', 'p95', 'p99', 'max'], samples))
  if (remarks.length > 0) parts.push(remarks.join('\n'))
  return parts.join('\n\n')
}
