import { expect, test } from 'vitest'
import { headsAndTails, type OtherDigit } from './heads-and-tails.ts'
import { publishedBoard } from './test-world/published-board.ts'

const written = (digits: readonly OtherDigit[]) =>
  digits.map(({ digit, isSpecial }) => (isSpecial ? `*${digit}` : digit)).join('')

test('[LOT-09] heads and tails of the northern board are those of the worked draw', () => {
  const { tails, heads } = headsAndTails(publishedBoard)
  expect(tails.map(written)).toEqual(['145', '333578', '66', '088', '56', '25', '27', '112*999', '', '0'])
  expect(heads.map(written)).toEqual(['39', '077', '567', '111', '0', '0145', '224', '16', '133', '*777'])
})

test('[LOT-09] a board that is not whole gives the heads and tails of what is there', () => {
  const { tails, heads } = headsAndTails({ G7: ['79', '13'], G6: ['038'] })
  expect(tails.map(written)).toEqual(['', '3', '', '8', '', '', '', '9', '', ''])
  expect(heads.map(written)).toEqual(['', '', '', '1', '', '', '', '', '3', '7'])
})
