import { newSecretNumber } from '#/platform/crypto/new-secret.ts'

/** Where pictures get their chance from; tests put its extremes in the place of real chance. */
export interface Chance {
  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number
}

/** Chance that nobody foresees: a picture that can be computed is no obstacle. */
export const secretChance: Chance = {
  between: newSecretNumber,
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(chance: Chance, low: number, high: number): number {
  return Math.floor(chance.between(low, high + 1))
}

/** One of the list, which is not empty. */
export function oneOf<T>(chance: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chance.between(0, list.length))] ?? list[0]
}
