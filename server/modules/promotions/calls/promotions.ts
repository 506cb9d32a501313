import { promotionCalls as calls } from '@banyan/contract/promotions/promotion-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { inBook } from '#/ledger/in-book.ts'
import { isMemberType } from '#/modules/accounts/account-types.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import type { Binding, Principal } from '#/platform/http/bind.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { acknowledgeReward } from '../use-cases/acknowledge-reward.ts'
import { type ClaimParts, claim } from '../use-cases/claim.ts'
import { bonusToGiveUp, giveUpBonus } from '../use-cases/give-up-bonus.ts'
import { join } from '../use-cases/join.ts'
import { countReady, promotionList, promotionPage, rewardHistoryPage, rewardsOf } from '../use-cases/views.ts'

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** What members see of promotions, and claim. */
export function promotionBindings(parts: ClaimParts, askVendors: AskVendors): Binding[] {
  const { database } = parts
  const view = { db: database.db, vip: parts.vip }
  return [
    bind(calls.promotions, async (_input, context) => ({
      promotions: await promotionList(view, memberOf(context.principal), context),
    })),
    bind(calls.promotion, ({ query: { code } }, context) =>
      promotionPage(view, { accountId: memberOf(context.principal), code }, context),
    ),
    bind(calls.ownRewards, (_input, context) => rewardsOf(view, signedIn(context.principal).id, context)),
    bind(calls.rewardCount, async (_input, { principal }) => ({
      availablePromoCount: await countReady(view, signedIn(principal).id),
    })),
    bind(calls.rewardHistory, ({ query }, context) =>
      rewardHistoryPage(database.db, signedIn(context.principal).id, query, context),
    ),
    ...claimBindings(parts),
    ...bonusBindings(parts, askVendors),
  ]
}

function claimBindings(parts: ClaimParts): Binding[] {
  return [
    bind(calls.joinPromotion, async ({ body }, { principal }) => {
      const wish = { ...body, accountId: signedIn(principal).id }
      await parts.database.transaction((tx) => join(tx, parts.vip, wish))
      return {}
    }),
    bind(calls.claimReward, async ({ body }, { principal }) => {
      const { status, amount } = (await claim(parts, { ...body, accountId: signedIn(principal).id })).enrolment
      return { status, amount: amountOf(amount ?? 0n) }
    }),
    bind(calls.acknowledgeReward, async ({ body: { id } }, { principal }) => {
      const seen = { accountId: signedIn(principal).id, enrolmentId: BigInt(id) }
      return { status: (await parts.database.transaction((tx) => acknowledgeReward(tx, seen))).status }
    }),
    bind(calls.claimRaffle, async ({ body }, { principal }) => {
      const { enrolment, left } = await claim(parts, { ...body, accountId: signedIn(principal).id, cycle: undefined })
      const { status, amount, prize, nonce } = enrolment
      if (nonce === null || prize === null) throw new Error('what was drawn is not known')
      return { status, prize, nonce, left, amount: amountOf(amount ?? 0n) }
    }),
  ]
}

function bonusBindings({ database }: ClaimParts, askVendors: AskVendors): Binding[] {
  return [
    bind(calls.bonusToGiveUp, async ({ query: { lot } }, { principal }) => {
      const accountId = signedIn(principal).id
      await askVendors(accountId)
      const found = await database.transaction((tx) => bonusToGiveUp(tx, accountId, BigInt(lot)))
      const { bonus, won, due, fromChases, missing } = found
      return {
        bonus: amountOf(bonus),
        won: amountOf(won),
        taken: amountOf(due),
        fromChases: amountOf(fromChases),
        isInPlay: missing > 0n,
      }
    }),
    bind(calls.giveUpBonus, async ({ body: { lot } }, { principal }) => {
      const accountId = signedIn(principal).id
      await askVendors(accountId)
      const end = {
        accountId,
        lotId: BigInt(lot),
        as: 'forfeited',
        actor: `member:${accountId}`,
        outOfReach: 'refuse',
      } as const
      const { taken } = await inBook(database, (tx) => giveUpBonus(tx, end))
      return { taken: amountOf(taken) }
    }),
  ]
}

/** Whose promotions are shown; a trial account sees what a visitor does. */
export function memberOf({ account }: Principal): bigint | undefined {
  return account && isMemberType(account.type) ? account.id : undefined
}
