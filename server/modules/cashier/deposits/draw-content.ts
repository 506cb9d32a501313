import { contentCodeFrom } from '@banyan/rules/cashier/transfer-content.ts'
import type { Random } from '#/platform/crypto/order-number.ts'

/** One draw in eight has letters only. */
const drawsAtMost = 100

/** What a transfer says, so that it is known: 35 random bits. */
export function drawContent(random: Random): string {
  for (let draws = 0; draws < drawsAtMost; draws++) {
    const code = contentCodeFrom(random(7))
    if (code !== undefined) return code
  }
  throw new Error('no content was drawn')
}
