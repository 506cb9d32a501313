import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsTwoLines, isUpright, nameEms, type Voice } from './name-width.ts'

const voice = fc.constantFrom<Voice>('poster', 'story', 'engraved', 'block')
const word = fc.stringMatching(/^[a-z]{1,12}$/)
const name = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))

test('a longer name is never narrower', () => {
  fc.assert(
    fc.property(name, word, voice, (text, more, set) => {
      expect(nameEms(`${text} ${more}`, set)).toBeGreaterThanOrEqual(nameEms(text, set))
    }),
  )
})

test('any text has a width to divide by', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), voice, (text, set) => {
      expect(nameEms(text, set)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test.each([
  ['Koi Ascending', false],
  ['Thủy Triều Rồng', false],
  ['Bronze Drum 88', false],
  ['صعود الكوي', true],
  ['锦鲤登高', true],
  ['มังกรทอง', true],
])('%s stands upright: %s', (text, upright) => {
  expect(isUpright(text)).toBe(upright)
})

test('short names fit on two lines, an emperor’s voyage does not', () => {
  expect(fitsTwoLines('Dragon Tide', 'poster')).toBe(true)
  expect(fitsTwoLines('璀璨钻石瀑布', 'story')).toBe(true)
  expect(fitsTwoLines('The Extraordinarily Long Voyage of the Jade Emperor', 'story')).toBe(false)
})
