import { cardsOfDeck, pointsOf } from './card.ts'
import { deckCount, type Outcome, outcomeOf } from './deal.ts'
import { bankerDraws, isNatural, playerDraws } from './third-card.ts'

export interface Ways extends Readonly<Record<Outcome, number>> {
  readonly all: number
}

/**
 * In how many ways six cards of the shoe, in their order, give each outcome. All of them are 4,998,398,275,503,360,
 * which a number still holds exactly.
 */
export function exactWays(): Ways {
  const ways = { player: 0, banker: 0, tie: 0 }
  const left = Array.from({ length: 10 }, () => 0)
  for (let card = 0; card < cardsOfDeck; card++) left[pointsOf(card)] = (left[pointsOf(card)] ?? 0) + deckCount
  let remaining = deckCount * cardsOfDeck
  /** Does what is to be done for each card that can come next, with the ways so far times its own. */
  const each = (before: number, work: (points: number, ways: number) => void): void => {
    remaining--
    for (const [points, count] of left.entries()) {
      if (count === 0) continue
      left[points] = count - 1
      work(points, before * count)
      left[points] = count
    }
    remaining++
  }
  const end = (player: number, banker: number, before: number, cards: number): void => {
    // The cards that are not needed come in any order.
    let all = before
    for (let unused = 0; unused < 6 - cards; unused++) all *= remaining - unused
    ways[outcomeOf(player % 10, banker % 10)] += all
  }
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, w4) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          const bank = (third: number | undefined, total: number, before: number, cards: number): void => {
            if (!bankerDraws(banker, third)) end(total, banker, before, cards)
            else each(before, (points, w6) => end(total, banker + points, w6, cards + 1))
          }
          if (isNatural(player) || isNatural(banker)) end(player, banker, w4, 4)
          else if (playerDraws(player)) each(w4, (p3, w5) => bank(p3, player + p3, w5, 5))
          else bank(undefined, player, w4, 4)
        }),
      ),
    ),
  )
  return { ...ways, all: ways.player + ways.banker + ways.tie }
}
