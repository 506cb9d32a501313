import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { promotionCalls as calls } from '@banyan/contract/promotions/promotion-calls.ts'
import { promotionArtOf } from '@banyan/rules/promotions/promotion-art.ts'
import { raffleOf } from '@banyan/rules/promotions/raffles.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Hooks } from '#/hooks.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { type Drawn, type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'
import { promotionArtFiles } from './calls/drawn-files.ts'
import { promotionBindings } from './calls/promotions.ts'
import { vipBinding } from './calls/vip.ts'
import { claimParts } from './claims.ts'
import { expireBonuses } from './jobs/expire-bonuses.ts'
import { issueRewards } from './jobs/issue-rewards.ts'
import { keepVipLevels, raiseVipLevels } from './jobs/vip-levels.ts'
import { memberMoney } from './member-money.ts'
import { promotionDeskBindings } from './operator-calls/promotions.ts'
import { foldedAgo } from './store/facts.ts'
import { foldFacts } from './use-cases/fold-facts.ts'
import { rewardsTopic, tellOfBets } from './use-cases/rewards-topic.ts'
import { countReady } from './use-cases/views.ts'
import { voidBonuses } from './use-cases/void-bonuses.ts'
import { vipTopic } from './vip/vip-topic.ts'
import { withdrawalLimitsOf } from './vip/withdrawal-limits.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly random: (bytes: number) => Buffer
  readonly logger: FastifyBaseLogger
  readonly askVendors: AskVendors
}

const pageOfOne = /^\/promotions\/(?<code>[a-z0-9-]{2,40})$/

/** What visitors read of promotions before a page paints; members are answered as they stand. */
const firstScreen: FirstScreen = (path, search) => {
  if (path === '/promotions')
    return [
      firstCall(calls.promotions, {}, ({ promotions: [first] }) =>
        // A filter may leave out the first.
        first && !search.has('show') ? { pictures: [artOf(first)] } : {},
      ),
    ]
  const code = pageOfOne.exec(path)?.groups?.code
  return code === undefined ? [] : [firstCall(calls.promotion, { code }, promotionDrawn)]
}

/** A wheel or a packet stands where others have a picture; a packet's document begins with nothing. */
const promotionDrawn = ({ kind, name, summary, ...rest }: PromotionSummary): Drawn => {
  const raffle = raffleOf(kind)
  if (raffle) return raffle === 'wheel' ? { shape: 'wheel', intro: summary } : {}
  return { shape: 'promotion', title: name, intro: summary, pictures: [artOf(rest)] }
}

const artOf = ({ art }: Pick<PromotionSummary, 'art'>) => `/promotion-art/${promotionArtOf(art)}.svg`

/** Wires the module: what members are offered, claim and give up, and what is given without being claimed. */
export function promotionsModule(
  given: Parts,
): Module & { readonly answers: Pick<Hooks, 'memberMoney' | 'withdrawalLimitsOf'> } {
  const { database } = given
  const { db } = database
  const parts = claimParts(given)
  const { vip } = parts
  const { levels } = vip
  return {
    name: 'promotions',
    calls: [...promotionBindings(parts, given.askVendors), vipBinding(db, levels)],
    firstScreen,
    operatorCalls: promotionDeskBindings(database, vip),
    files: [promotionArtFiles],
    topics: [rewardsTopic(db, (accountId) => countReady({ db, vip }, accountId)), vipTopic(db)],
    consumers: [voidBonuses],
    jobs: [
      issueRewards(parts),
      expireBonuses(database, given.askVendors),
      raiseVipLevels(database, levels),
      keepVipLevels(database, levels),
    ],
    polls: [foldFacts(database, levels), tellOfBets(database)],
    health: [
      {
        name: 'promotion_facts_lag_seconds',
        help: 'How far the days of promotions are behind what members bet; alert above 10.',
        read: () => foldedAgo(db),
      },
    ],
    answers: { memberMoney, withdrawalLimitsOf: (on, accountId) => withdrawalLimitsOf(on, levels(), accountId) },
    offers: {},
  }
}
