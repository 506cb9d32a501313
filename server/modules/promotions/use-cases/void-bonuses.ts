import { consumerOf } from '#/events.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { openLotsOf } from '#/modules/wagering/turnover.ts'
import type { Consumer } from '#/platform/outbox/relay.ts'
import { enrolmentsOfDeposit } from '../store/enrolments.ts'
import { decideReview } from './decide-review.ts'
import { giveUpBonus } from './give-up-bonus.ts'
import { bonusReference } from './pay-reward.ts'

/**
 * Takes back what was given on a deposit that is taken back: a bonus that is not betted yet goes with what it won, a claim
 * that waits is refused (domain section 7, chargeback). A bonus whose wagering is met has become the member's own. Money at
 * stake or at vendors is owed at once: the account is held anyway.
 */
export const voidBonuses: Consumer = consumerOf(
  'deposit.reversed',
  'promotions',
  async (tx, { accountId: id, number }) => {
    const accountId = BigInt(id)
    await lockAccounts(tx, [accountId])
    const open = await openLotsOf(tx, accountId, merchantCurrency.code)
    for (const enrolment of await enrolmentsOfDeposit(tx, number)) {
      if (enrolment.status === 'applying') {
        await decideReview(tx, { enrolmentId: enrolment.id, isApproved: false, by: 'clock' })
        continue
      }
      const lot = open.find(({ reference }) => reference === bonusReference(enrolment.id))
      if (lot) await giveUpBonus(tx, { accountId, lotId: lot.id, as: 'forfeited', actor: 'clock', outOfReach: 'owed' })
    }
  },
)
