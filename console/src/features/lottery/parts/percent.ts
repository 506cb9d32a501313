import { numberFormat } from '@banyan/client/formats.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'

/** A share as the page's language writes percent; what is smaller than it shows is no zero. */
export function formatPercent(share: number, decimals = 1): string {
  const format = numberFormat({
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const least = 1 / 10 ** (decimals + 2)
  return share > 0 && share < least ? `< ${format.format(least)}` : format.format(share)
}

/** How much of one amount another one is; 0 where there is nothing to be a part of. */
export function shareOf(part: string, whole: string): number {
  const all = exactOf(whole)
  return all === 0n ? 0 : Number((exactOf(part) * 1_000_000n) / all) / 1_000_000
}
