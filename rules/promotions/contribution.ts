import type { Contribution } from '#/cashier/turnover.ts'

/** Ways in which bets count for a bonus: all in full, by type of game, or slots and fishing alone. */
export const contributionPresets = ['all', 'standard', 'slots'] as const
export type ContributionPreset = (typeof contributionPresets)[number]

/** Percent by type of game (domain section 4.3, default contribution). */
const standard: Contribution = {
  ...{ RNG: 100, FISH: 100, SPORTS: 100, ESPORTS: 100, LOTT: 50, ELOTT: 50, PVP: 50, SC: 50 },
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
