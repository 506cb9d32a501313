import { promotionsTexts } from '#/src/features/promotions/promotions-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { openRewardsQuery } from './page/reward-queries.ts'
import { rewardsTexts } from './rewards-texts.ts'

/** The reward centre with its texts. */
export async function fetchRewardCentre() {
  const [{ RewardCentre }] = await Promise.all([
    import('./page/reward-centre.tsx'),
    loadTexts(rewardsTexts, promotionsTexts),
    askPage((client) => [client.prefetchQuery(openRewardsQuery())]),
  ])
  return RewardCentre
}
