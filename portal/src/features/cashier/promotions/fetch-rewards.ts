import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { promotionsTexts } from './promotions-texts.ts'
import { openRewardsQuery } from './rewards/reward-queries.ts'
import { rewardsTexts } from './rewards/rewards-texts.ts'

/** The reward centre with its texts. */
export async function fetchRewardCentre() {
  const [{ RewardCentre }] = await Promise.all([
    import('./rewards/reward-centre.tsx'),
    loadTexts(rewardsTexts, promotionsTexts),
    askPage((client) => [client.prefetchQuery(openRewardsQuery())]),
  ])
  return RewardCentre
}
