/** Kinds of which chance decides what is given: they are turned or opened on their own page. */
const raffles = ['wheel', 'red_packet'] as const
export type Raffle = (typeof raffles)[number]

/** The raffle that a kind is; undefined where it is none. */
export function raffleOf(kind: string): Raffle | undefined {
  return raffles.find((raffle) => raffle === kind)
}
