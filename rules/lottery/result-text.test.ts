import { expect, test } from 'vitest'
import { resultText } from './result-text.ts'

test('[LOT-01] numbers of a result as one text', () => {
  expect(resultText({ family: 'SSC', digits: [1, 3, 4, 5, 6] })).toBe('1,3,4,5,6')
  expect(resultText({ family: 'K3', dice: [6, 1, 1] })).toBe('6,1,1')
  expect(resultText({ family: 'E5', numbers: [9, 3, 11, 10, 5] })).toBe('09,03,11,10,05')
  expect(resultText({ family: 'LHC', numbers: [1, 2, 3, 4, 5, 6], special: 49 })).toBe('01,02,03,04,05,06,49')
  expect(resultText({ family: 'SEA', first: '998370', b2: '74', front3: ['372', '539'], back3: ['843', '866'] })).toBe(
    '{"first":"998370","b2":"74","front3":["372","539"],"back3":["843","866"]}',
  )
})
