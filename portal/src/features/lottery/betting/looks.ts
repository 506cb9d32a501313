import { rulesTexts } from '#/src/features/lottery/bet-types/rules-texts.ts'
import { betsTexts } from '#/src/features/lottery/bets/bets-texts.ts'
import { lotteryTrendsTexts } from '#/src/features/lottery/draws/lottery-trends-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

// What can be looked at of a game besides betting on it, each with its texts; their code comes when they are shown.

export async function fetchBoard() {
  const [{ VietnameseBoard }] = await Promise.all([
    import('#/src/features/lottery/draws/vietnamese-board.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return VietnameseBoard
}

export async function fetchResults() {
  const [{ ResultsPanel }] = await Promise.all([
    import('#/src/features/lottery/draws/results-panel.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return ResultsPanel
}

export async function fetchTrends() {
  const [{ TrendsPanel }] = await Promise.all([
    import('#/src/features/lottery/draws/trends-panel.tsx'),
    loadTexts(lotteryTrendsTexts),
  ])
  return TrendsPanel
}

export async function fetchOwnBets() {
  const [{ MyBets }] = await Promise.all([import('#/src/features/lottery/bets/my-bets.tsx'), loadTexts(betsTexts)])
  return MyBets
}

export async function fetchRules() {
  const [{ GameRules }] = await Promise.all([
    import('#/src/features/lottery/bet-types/game-rules.tsx'),
    loadTexts(rulesTexts),
  ])
  return GameRules
}
