import type { Check } from './finding.ts'
import { isCode, isTest } from './source-kind.ts'

const maxLines = 300
const maxMedian = 80
const maxNinthDecile = 200

/** Lines of a file without the SQL in its `sql` templates, which is data and not logic. */
function logicLines(text: string): number {
  const lines = text.replace(/\n$/, '').split('\n').length
  const sql = text.match(/\bsql(<[^`;]*>)?`[^`]*`/g) ?? []
  return sql.reduce((rest, query) => rest - (query.split('\n').length - 1), lines)
}

/** No file is longer than a reader can hold. */
export const fileSize: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) || path.endsWith('.css'))
    .map(({ path, text }) => ({ path, lines: logicLines(text) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      path,
      line: maxLines + 1,
      rule: 'file-size',
      message: `${lines} lines without SQL; ${maxLines} at most. Split it by subject.`,
    }))

/** Most files are short: the limit for one file is not the target for all. */
export const sizeDistribution: Check = (files) => {
  const sizes = files
    .filter(({ path }) => isCode(path) && !isTest(path))
    .map(({ text }) => logicLines(text))
    .sort((a, b) => a - b)
  const quantile = (share: number) => sizes[Math.floor(share * (sizes.length - 1))] ?? 0
  const found = (name: string, lines: number, limit: number) =>
    lines > limit
      ? [
          {
            path: '.',
            line: 1,
            rule: 'size-distribution',
            message: `${name} file has ${lines} lines; ${limit} at most.`,
          },
        ]
      : []
  return [...found('The median', quantile(0.5), maxMedian), ...found('The ninth decile', quantile(0.9), maxNinthDecile)]
}
