import { randomBytes } from 'node:crypto'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { plantPayee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import { changeTransfer } from '../use-cases/change-transfer.ts'
import { openTransfer } from '../use-cases/open-transfer.ts'

/** A transfer to a vendor of which nobody knows what became of it; answers its number. */
export async function plantWalletCase(
  database: Database,
  personal: PersonalSecrets,
  accountId: bigint,
): Promise<string> {
  await plantPayee(database, personal, accountId, 1_000)
  return await database.transaction(async (tx) => {
    const requestId = `planted-${drawNumber(randomBytes)}`
    const given = { accountId, vendor: 'PG', unit: 1, direction: 'out', amount: 10_000_000n, requestId } as const
    const { transfer } = await openTransfer(tx, randomBytes, given)
    const { number } = await changeTransfer(tx, transfer, 'otherwise', { actor: 'vendor:PG', reason: 'deposit of 1' })
    return number
  })
}
