import { loadTexts } from '#/src/i18n/text.ts'
import { betsTexts } from '../lottery-bets/bets-texts.ts'
import { rulesTexts } from '../lottery-rules/rules-texts.ts'
import { lotteryTrendsTexts } from '../lottery-trends/lottery-trends-texts.ts'

// What can be looked at of a game besides betting on it, each with its texts; their code comes when they are shown.

export async function fetchBoard() {
  const [{ VietnameseBoard }] = await Promise.all([
    import('../lottery-trends/vietnamese-board.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return VietnameseBoard
}

export async function fetchResults() {
  const [{ ResultsPanel }] = await Promise.all([
    import('../lottery-trends/results-panel.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return ResultsPanel
}

export async function fetchTrends() {
  const [{ TrendsPanel }] = await Promise.all([
    import('../lottery-trends/trends-panel.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return TrendsPanel
}

export async function fetchOwnBets() {
  const [{ MyBets }] = await Promise.all([import('../lottery-bets/my-bets.tsx'), loadTexts(betsTexts)])
  return MyBets
}

export async function fetchRules() {
  const [{ GameRules }] = await Promise.all([import('../lottery-rules/game-rules.tsx'), loadTexts(rulesTexts)])
  return GameRules
}
