/** A card of a deck: 0 to 12 are the ace to the king of spades, then hearts, diamonds and clubs. */
export type Card = number

export const cardsOfDeck = 52
const cardsOfSuit = 13

/** What a card counts: the ace one, tens and pictures nothing. */
export function pointsOf(card: Card): number {
  const rank = (card % cardsOfSuit) + 1
  return rank < 10 ? rank : 0
}

/** What a hand counts: the last digit of its sum. */
export function totalOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}
