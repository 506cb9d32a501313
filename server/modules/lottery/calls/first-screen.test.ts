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
  ['/lottery?gameCode=ssc1m', 'SSC1M', 'LOTT'],
  ['/lottery?prizeMode=ZY&gameCode=SSC1M', 'SSC1M', 'ZY'],
  ['/lottery?gameCode=VNN', 'VNN', 'ELOTT'],
  ['/seaLottery?gameCode=TH_GOV', 'TH_GOV', 'SEA'],
])(
  '[LOT-03] the document of %s carries its menu, and asks what is on sale of %s and its terms by %s',
  (address, gameCode, prizeMode) => {
    const [carried, asked] = [
      of(address).filter(({ isAsked }) => !isAsked),
      of(address).filter(({ isAsked }) => isAsked),
    ]
    expect(told(carried)).toEqual([['lotteryMenu', { prizeMode, device: 'WEB' }]])
    expect(told(asked)).toEqual([
      ['openedIssues', { gameCode, size: 10 }],
      ['lotteryTerms', { gameCode, prizeMode }],
    ])
  },
)

test('[LOT-03] that of a game begins with its name, or with the place of one that no menu has', () => {
  expect(drawnOf(of('/lottery?gameCode=ssc1m'))).toEqual({ shape: 'game', title: 'Five Digits' })
  expect(drawnOf(of('/lottery?gameCode=SSC5M'))).toEqual({ shape: 'game', title: '' })
})

test('no other page carries or asks anything of lotteries, nor does a lobby', () => {
  const others = ['/', '/lott', '/elott', '/toString', '/lottery/SSC1M', '/lott?gameCode=SSC1M']
  const lobbies = ['/lottery', '/lottery?gameCode=NOPE', '/vnLottery?gameCode=VNS', '/seaLottery?gameCode=VNN']
  for (const address of [...others, ...lobbies]) expect(of(address), address).toEqual([])
})
