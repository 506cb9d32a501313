import { definePage } from '../define-page.ts'

// NAV-07, LOT-03: where lotteries are played. A game is drawn from what the module answers first.

const component = async () => (await import('./lottery-page.tsx')).fetchLotteryPage()

export const lottery = definePage({
  path: '/lottery',
  title: 'lottery.classic',
  who: 'members',
  component,
  codeWith: { gameCode: ['@banyan/rules/lottery/primitives/market.ts'] },
  chunk: 'lottery',
  texts: ['betting', 'odds'],
  skeleton: { shape: 'title' },
  frame: 'game',
  examples: ['/lottery?gameCode=SSC1M'],
})

export const vietnameseLottery = definePage({
  path: '/vnLottery',
  title: 'lottery.vietnamese',
  who: 'members',
  component,
  codeWith: {
    gameCode: ['@banyan/rules/lottery/primitives/market.ts', '@banyan/rules/lottery/families/vnn/vnn-family.ts'],
  },
  texts: ['betting', 'odds'],
  skeleton: { shape: 'title' },
  frame: 'game',
})

export const southEastLottery = definePage({
  path: '/seaLottery',
  title: 'lottery.southEast',
  who: 'members',
  component,
  codeWith: {
    gameCode: ['@banyan/rules/lottery/primitives/market.ts', '@banyan/rules/lottery/families/sea/sea-family.ts'],
  },
  texts: ['betting', 'odds'],
  skeleton: { shape: 'title' },
  frame: 'game',
})

/** NAV-10: another name of the lottery, which keeps the query. */
export const lotteryByOtherName = definePage({
  kind: 'redirect',
  path: '/lottert',
  to: '/lottery',
  title: 'lottery.classic',
  who: 'members',
  frame: 'game',
})
