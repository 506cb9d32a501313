import { isDeepStrictEqual } from 'node:util'
import { betTypeOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { type OwnPrice, ownPriceProblem } from '@banyan/rules/lottery/own-price.ts'
import { returnGuard, widestReturns } from '@banyan/rules/lottery/price.ts'
import { isSoldIn, type LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertPrice, newestPrices, type PriceVersion, raiseTerms, versionsOfPrice } from './store/sale-terms.ts'

/** Versions of prices as they are kept. */
export type { PriceVersion }

/** A bet type of a game by a price list. */
interface Play {
  readonly mode: LotteryMode
  readonly gameCode: string
  readonly playCode: string
}

/** What a price becomes, from the version that was read. */
export interface PriceChange extends Play {
  readonly version: number
  /** Null is the house's price. */
  readonly price: OwnPrice | null
  readonly reason: string
}

/** Prices of a game that were ever changed, as they are now; lottery_game_unknown. */
export async function changedPrices(db: Db, { mode, gameCode }: Omit<Play, 'playCode'>): Promise<PriceVersion[]> {
  if (!lotteryGame(gameCode) || !isSoldIn(mode, gameCode)) throw new Refusal('lottery_game_unknown')
  return await newestPrices(db, mode, gameCode)
}

/** Versions of a price below this one, the newest first; lottery_game_unknown, lottery_play_unknown. */
export async function priceVersionsOf(
  db: Db,
  play: Play,
  { below, atMost }: { readonly below: number | undefined; readonly atMost: number },
): Promise<PriceVersion[]> {
  betTypeOfPlay(play)
  return await versionsOfPrice(db, play, below, atMost)
}

/**
 * Keeps the next version of a price, by which bets are taken from now on; answers the version and what was before. What
 * `returnGuard` refuses needs two operators, who may go as far as `widestReturns`.
 */
export async function changePrice(
  tx: Tx,
  { version, price, reason, ...play }: PriceChange,
  { by, areTwo }: { readonly by: string; readonly areTwo: boolean },
): Promise<{ readonly version: number; readonly before: OwnPrice | null }> {
  const betType = betTypeOfPlay(play)
  if (price !== null && ownPriceProblem(betType, price, widestReturns)) throw new Refusal('price_refused')
  const isBeyondGuard = price !== null && ownPriceProblem(betType, price, returnGuard) !== undefined
  if (isBeyondGuard && !areTwo) throw new Refusal('price_beyond_guard')
  await raiseTerms(tx)
  const [newest] = await versionsOfPrice(tx, play, undefined, 1)
  if ((newest?.version ?? 0) !== version) throw new Refusal('changed_meanwhile')
  const before = newest?.price ?? null
  if (isDeepStrictEqual(before, price)) throw new Refusal('nothing_to_change')
  await insertPrice(tx, { ...play, version: version + 1, price, isBeyondGuard, madeBy: by, reason })
  return { version: version + 1, before }
}

function betTypeOfPlay({ mode, gameCode, playCode }: Play) {
  if (!lotteryGame(gameCode) || !isSoldIn(mode, gameCode)) throw new Refusal('lottery_game_unknown')
  const betType = betTypeOfGame(gameCode, playCode)
  if (!betType) throw new Refusal('lottery_play_unknown')
  return betType
}
