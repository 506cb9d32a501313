import type { Contribution } from '#/cashier/turnover.ts'

/** Ways in which bets count for a bonus: all in full, by type of game, or slots and fishing alone. */
export const contributionPresets = ['all', 'standard', 'slots'] as const
export type ContributionPreset = (typeof contributionPresets)[number]

/**
 * Percent by type of game (domain section 4.3). Lottery counts 3, not 50: the best price gives back 99.9 % of the stakes,
 * at which a bonus of the whole deposit, bet 20 times with it, costs 1.33 times what it is worth.
 */
const standard: Contribution = {
  ...{ RNG: 100, FISH: 100, SPORTS: 100, ESPORTS: 100, LOTT: 3, ELOTT: 3, PVP: 50, SC: 50 },
  ...{ LIVE: 10, COCKFIGHT: 10, TG: 10, AC: 10, VP: 10 },
}

const presets: Readonly<Record<ContributionPreset, Contribution | undefined>> = {
  all: undefined,
  standard,
  slots: { RNG: 100, FISH: 100 },
}

/** How much of a bet counts, by type of game; undefined: all of it, whatever the game. */
export function contributionOf(preset: ContributionPreset): Contribution | undefined {
  return presets[preset]
}
