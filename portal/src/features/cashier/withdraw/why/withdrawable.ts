import type { WithdrawalLine } from '@banyan/contract/wallet/obstacle.ts'
import { largestAmount } from '#/src/features/cashier/wallet/largest-amount.ts'
import type { Requirements } from '../withdraw-queries.ts'

/** Lines that only say that it would have to be less. */
const aboutAmount: readonly WithdrawalLine[] = ['amount', 'daySum', 'balance']

/** The most that could go out now, in whole steps; nothing where something else stands in the way. */
export function withdrawableNow({ lines, terms }: Requirements): string {
  if (lines.some(({ line, obstacle }) => obstacle && !aboutAmount.includes(line))) return '0'
  return largestAmount(terms)
}
