import type { Suite } from '#/harness/measure.ts'
import { linesCounted, ticketsSettled } from './against-naive.ts'
import { bytesMissing, familyBytes } from './family-bytes.ts'

/** The rules of lottery bets beside a listing of every line, and what they weigh in a browser. */
export const lottery: Suite = {
  name: 'lottery',
  title: 'Lottery rules: formulas beside lines one by one; bytes of each family in gzip',
  measures: [linesCounted, ticketsSettled, ...familyBytes()],
  missing: bytesMissing,
}
