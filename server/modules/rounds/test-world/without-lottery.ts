import type { Hooks } from '#/hooks.ts'
import { placesOfMoney } from '#/modules/wallet/places-of-money.ts'
import { openRoundStakes } from '../store/settled-bets.ts'

/** Places of money of members who play at vendors only. */
export const withoutLottery: Hooks['memberMoney'] = async (db, accountId, since) =>
  await placesOfMoney(db, accountId, {
    chases: 0n,
    lotteryStakes: 0n,
    roundStakes: await openRoundStakes(db, accountId, since),
  })
