import { placesOfMoney } from '#/modules/wallet/member-facts.ts'
import { openRoundStakes } from '../store/settled-bets.ts'
import type { MemberMoney } from '../use-cases/clear-lost-turnover.ts'

/** Places of money of members who play at vendors only. */
export const withoutLottery: MemberMoney = async (db, accountId, since) =>
  await placesOfMoney(db, accountId, {
    chases: 0n,
    lotteryStakes: 0n,
    roundStakes: await openRoundStakes(db, accountId, since),
  })
