import { defaultPrices } from '@banyan/rules/lottery/bet-types.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { MarkedNumbers, NumberSale } from '@banyan/rules/lottery/number-sale.ts'
import type { OwnPrice } from '@banyan/rules/lottery/own-price.ts'
import type { PriceRow } from '@banyan/rules/lottery/price-row.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'

/** A bet type of a game by a price list. */
export interface PricedPlay {
  readonly mode: string
  readonly gameCode: string
  readonly playCode: string
}

/** The newest version of a price of the merchant's own; the house's counts again where it is null. */
export interface CurrentPrice extends PricedPlay {
  readonly version: number
  readonly price: OwnPrice | null
}

/** A number that is not sold as the others are, in one issue or, where that is empty, in every one. */
export interface MarkedNumber {
  readonly gameCode: string
  readonly issue: string
  readonly playCode: string
  readonly number: string
  readonly sale: NumberSale
}

/** A price with its version: 0 is the house's. Without a row the player's prize group decides. */
interface QuotedPrice {
  readonly version: number
  readonly row: PriceRow | undefined
}

/** Numbers of a bet type that are marked, for players. */
export interface MarksOfPlay {
  readonly playCode: string
  readonly closed: string[]
  readonly half: string[]
}

const nothing: MarkedNumbers = { closed: new Set(), half: new Set() }

/** By which prices bets are taken, and which numbers are closed or at half the odds: never changed, replaced whole. */
export class SaleTerms {
  readonly version: string
  readonly #prices: ReadonlyMap<string, QuotedPrice>
  /** By game, then by issue. */
  readonly #marked: ReadonlyMap<string, ReadonlyMap<string, readonly MarkedNumber[]>>

  constructor(version: string, prices: readonly CurrentPrice[], marked: readonly MarkedNumber[]) {
    this.version = version
    this.#prices = new Map(
      prices.map(({ price, ...play }) => [keyOf(play), { version: play.version, row: rowOf(price, play) }]),
    )
    const byGame = Map.groupBy(marked, ({ gameCode }) => gameCode)
    this.#marked = new Map([...byGame].map(([game, own]) => [game, Map.groupBy(own, ({ issue }) => issue)]))
  }

  /** The price of a bet type now. */
  priceOf(play: { readonly mode: LotteryMode; readonly gameCode: string; readonly playCode: string }): QuotedPrice {
    return this.#prices.get(keyOf(play)) ?? { version: 0, row: houseRow(play) }
  }

  /** Numbers of a bet type that are closed or at half the odds in this issue. */
  markedNumbers(gameCode: string, issue: string, playCode: string): MarkedNumbers {
    if (!this.#marked.has(gameCode)) return nothing
    const own = this.#marksOf(gameCode, issue).filter((mark) => mark.playCode === playCode)
    const sold = (sale: NumberSale) => new Set(own.flatMap((mark) => (mark.sale === sale ? [mark.number] : [])))
    return { closed: sold('closed'), half: sold('half') }
  }

  /** The same by bet type, for players; a number that is closed is not told to be at half the odds. */
  marksOfIssue(gameCode: string, issue: string): MarksOfPlay[] {
    const byPlay = Map.groupBy(this.#marksOf(gameCode, issue), ({ playCode }) => playCode)
    return [...byPlay.keys()].toSorted().map((playCode) => {
      const { closed, half } = this.markedNumbers(gameCode, issue, playCode)
      return { playCode, closed: [...closed].toSorted(), half: [...half.difference(closed)].toSorted() }
    })
  }

  #marksOf(gameCode: string, issue: string): readonly MarkedNumber[] {
    const byIssue = this.#marked.get(gameCode)
    return [...(byIssue?.get('') ?? []), ...(byIssue?.get(issue) ?? [])]
  }
}

const keyOf = ({ mode, gameCode, playCode }: PricedPlay) => `${mode} ${gameCode} ${playCode}`

function rowOf(price: OwnPrice | null, play: PricedPlay): PriceRow | undefined {
  if (price === null) return houseRow(play)
  return typeof price === 'number' ? { prizeGroup: price } : { odds: price }
}

/** What the house's list has; undefined where the player's prize group decides. */
function houseRow({ gameCode, playCode }: Pick<PricedPlay, 'gameCode' | 'playCode'>): PriceRow | undefined {
  const family = lotteryGame(gameCode)?.family
  return family && defaultPrices(family)[playCode]
}
