import { expect, test } from 'vitest'
import type { FirstCall } from '#/platform/pages/first-answers.ts'
import { firstScreen } from './first-screen.ts'

const of = (address: string): readonly FirstCall[] => {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  return firstScreen(pathname, searchParams)
}
const listed = { gameMenus: [{ games: [{ gameCode: 'SSC1M', gameName: 'Five Digits' }] }] }
const drawnOf = ([first]: readonly FirstCall[]) => first?.draws?.(listed as never) ?? {}
const told = (calls: readonly FirstCall[]) => calls.map(({ call, query }) => [call.id, query])

test.each([
  ['/lottery', 'LOTT'],
  ['/lottery?prizeMode=ZY&gameCode=SSC1M', 'ZY'],
  ['/vnLottery', 'ELOTT'],
  ['/seaLottery?gameCode=VNN', 'SEA'],
])('[LOT-03] the document of %s carries the menu of %s', (address, prizeMode) => {
  const carried = of(address).filter(({ isAsked }) => !isAsked)
  expect(told(carried)).toEqual([['lotteryMenu', { prizeMode, device: 'WEB' }]])
})

test('[LOT-03] it asks what is on sale of a game and its terms, else when each closes', () => {
  const asked = (address: string) => told(of(address).filter(({ isAsked }) => isAsked))
  expect(asked('/lottery?gameCode=ssc1m&prizeMode=ZY')).toEqual([
    ['openedIssues', { gameCode: 'SSC1M', size: 10 }],
    ['lotteryTerms', { gameCode: 'SSC1M', prizeMode: 'ZY' }],
  ])
  expect(asked('/seaLottery')).toEqual([['lotteryCountdowns', { prizeMode: 'SEA' }]])
})

test('[LOT-03] that of a game begins with its name, or with the place of one that no menu has', () => {
  expect(drawnOf(of('/lottery?gameCode=ssc1m'))).toEqual({ shape: 'game', title: 'Five Digits' })
  expect(drawnOf(of('/lottery?gameCode=SSC5M'))).toEqual({ shape: 'game', title: '' })
  expect(drawnOf(of('/lottery?gameCode=NOPE'))).toEqual({})
  expect(drawnOf(of('/lottery'))).toEqual({})
})

test('no other page carries a menu of lotteries', () => {
  for (const address of ['/', '/lott', '/elott', '/toString', '/lottery/SSC1M'])
    expect(of(address), address).toEqual([])
})
