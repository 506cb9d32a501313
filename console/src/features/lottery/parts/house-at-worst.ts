import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'

/** What is left of the stakes after the draw that pays most; below zero the house loses. Two decimals, as amounts have. */
export function houseAtWorst({ stakes, payable }: { readonly stakes: string; readonly payable: string }): string {
  return amountOfExact(exactOf(stakes) - exactOf(payable)).replace(/00$/, '')
}
