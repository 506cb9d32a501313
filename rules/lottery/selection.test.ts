import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'

function answerTo(playCode: string, text: string) {
  const parsed = betTypeOf(playCode)?.parse(text)
  if (!parsed) return 'no such bet type'
  return parsed.ok ? `${parsed.selection.canonical} (${parsed.selection.lines})` : parsed.code
}

const everyDigit = '0,1,2,3,4,5,6,7,8,9'
const everyCar = '01,02,03,04,05,06,07,08,09,10'

test.each([
  // What the document gives as lines of whole selections.
  ['SSC_5_DIRECT', Array(5).fill(everyDigit).join('|'), `${Array(5).fill(everyDigit).join('|')} (100000)`],
  ['SSC_L3_SUM', '27,0', '0,27 (2)'],
  ['SSC_L3_GSUM', Array.from({ length: 26 }, (_, i) => i + 1).join(), /\(210\)$/],
  ['SSC_L3_SPAN', everyDigit, `${everyDigit} (1000)`],
  ['SSC_L2_SPAN', everyDigit, `${everyDigit} (100)`],
  ['SSC_5_G120', everyDigit, `${everyDigit} (252)`],
  ['SSC_5_G30', `${everyDigit}|${everyDigit}`, /\(360\)$/],
  ['E5_F3_DIRECT', Array(3).fill('01,02,03,04,05,06,07,08,09,10,11').join('|'), /\(990\)$/],
  ['PK_F3', Array(3).fill(everyCar).join('|'), /\(720\)$/],
  ['K3_PAIR', '1,2,3,4,5,6|1,2,3,4,5,6', /\(30\)$/],
  // One spelling for each selection.
  ['SSC_FIXED', '-|3,1|-|-|-', '-|1,3|-|-|- (2)'],
  ['SSC_SUM_BSOE', 'E,B', 'B,E (2)'],
  ['SSC_L3_MIX', '885,852', '258,588 (2)'],
  ['SSC_5_DIRECT_IN', '54321,00000', '00000,54321 (2)'],
  ['E5_F3_GROUP_DT', '11,03|09,01', '03,11|01,09 (2)'],
])('%s takes %s', (playCode, text, expected) => {
  const answer = answerTo(playCode, text)
  if (expected instanceof RegExp) expect(answer).toMatch(expected)
  else expect(answer).toBe(expected)
})

test.each([
  ['SSC_5_DIRECT', '1|3|4|5', 'bad_selection'],
  ['SSC_5_DIRECT', '1|3|4|5|6|7', 'bad_selection'],
  ['SSC_5_DIRECT', '1|3|4|5|-', 'bad_selection'],
  ['SSC_5_DIRECT', '1|3|4|5|10', 'bad_selection'],
  ['SSC_5_DIRECT', '1|3|4|5|06', 'bad_selection'],
  ['SSC_5_DIRECT', '1|3|4|5|6,6', 'dup_selection'],
  ['SSC_FIXED', '-|-|-|-|-', 'bad_selection'],
  ['SSC_5_DIRECT_IN', '1234', 'bad_selection'],
  ['SSC_5_DIRECT_IN', '123456', 'bad_selection'],
  ['SSC_5_DIRECT_IN', '12345,12345', 'dup_selection'],
  ['SSC_5_DIRECT_IN', '12345;12346', 'bad_selection'],
  ['SSC_5_DIRECT_IN', '１２３４５', 'bad_selection'],
  ['SSC_5_DIRECT_IN', '12345,'.repeat(100_001).slice(0, -1), 'max_lines'],
  ['SSC_L3_MIX', '555', 'bad_selection'],
  ['SSC_L3_MIX', '588,885', 'dup_selection'],
  ['SSC_5_G120', '1,2,3,4', 'bad_selection'],
  ['SSC_5_G60', '1|1,2,3', 'bad_selection'],
  ['SSC_L3_GSUM', '27', 'bad_selection'],
  ['SSC_L3_GSUM', '0', 'bad_selection'],
  ['SSC_SUM_BSOE', 'b', 'bad_selection'],
  ['SSC_L3_SHAPE', 'triple', 'bad_selection'],
  ['E5_F3_DIRECT', '01|01|01', 'bad_selection'],
  ['E5_ANY2', '1,2', 'bad_selection'],
  ['E5_ANY2', '00,12', 'bad_selection'],
  ['E5_ANY3_DT', '01,02,03|04', 'bad_selection'],
  ['E5_ANY3_DT', '01|01,02,03', 'bad_selection'],
  ['E5_ANY3_DT', '01|02', 'bad_selection'],
  ['K3_SUM', '2', 'bad_selection'],
  ['K3_SUM', '03', 'bad_selection'],
  ['K3_TRIPLE', '112', 'bad_selection'],
  ['PC_NUM3', '12,13', 'bad_selection'],
  ['PC_NUM3', '12,13,14,15', 'bad_selection'],
  ['PC_LEOPARD', '', 'bad_selection'],
  ['__proto__', '1', 'no such bet type'],
  ['constructor', '1', 'no such bet type'],
])('%s refuses %s with %s', (playCode, text, code) => {
  expect(answerTo(playCode, text)).toBe(code)
})
