import type { Draw } from '../chance/fair-draw.ts'
import { type Card, cardsOfDeck, pointsOf, totalOf } from './card.ts'
import { bankerDraws, isNatural, playerDraws } from './third-card.ts'

export const deckCount = 8
const shoeSize = deckCount * cardsOfDeck

export const outcomes = ['player', 'banker', 'tie'] as const
export type Outcome = (typeof outcomes)[number]

export interface Deal {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly outcome: Outcome
}

/** Deals one round of punto banco from a shoe of eight decks that was shuffled for it. */
export function deal(draw: Draw): Deal {
  const next = freshShoe(draw)
  const player = [next()]
  const banker = [next()]
  player.push(next())
  banker.push(next())
  const [playersTwo, bankersTwo] = [totalOf(player), totalOf(banker)]
  if (!isNatural(playersTwo) && !isNatural(bankersTwo)) {
    if (playerDraws(playersTwo)) player.push(next())
    const third = player[2]
    if (bankerDraws(bankersTwo, third === undefined ? undefined : pointsOf(third))) banker.push(next())
  }
  return { player, banker, outcome: outcomeOf(totalOf(player), totalOf(banker)) }
}

export function outcomeOf(player: number, banker: number): Outcome {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

/** Cards from the top of a shuffled shoe: Fisher and Yates, as far as cards are asked for. */
function freshShoe(draw: Draw): () => Card {
  const moved = new Map<number, number>()
  let dealt = 0
  return () => {
    const place = dealt + draw(shoeSize - dealt)
    const chosen = moved.get(place) ?? place
    moved.set(place, moved.get(dealt) ?? dealt)
    dealt++
    return chosen % cardsOfDeck
  }
}
