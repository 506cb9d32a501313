import { available, demoFunding } from '#/ledger/chart.ts'
import { post } from '#/ledger/post.ts'
import { accountTypes, isAgentType } from '#/modules/accounts/account-types.ts'
import { findAccount } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoAccounts } from './accounts.ts'

/** What each of the demo's members begins with: 5,000,000 ₫ to play, and half of it for agents. */
const memberMinor = 500_000_000n
const agentMinor = 250_000_000n

/** Gives the demo's accounts money to play with, once: until there is a cashier it comes from nowhere else. */
export async function prepareMoney(database: Database): Promise<void> {
  const asset = merchantCurrency.code
  await database.transaction(async (tx) => {
    const funded = []
    for (const { username, type } of demoAccounts) {
      const id = type === accountTypes.trial ? undefined : await findAccount(tx, username)
      if (id !== undefined) funded.push({ id, amount: isAgentType(type) ? agentMinor : memberMinor })
    }
    await post(
      tx,
      funded.map(({ id, amount }) => ({
        key: { source: 'demo', kind: 'funding', externalId: String(id) },
        parameters: { amount: String(amount) },
        actor: 'demo',
        legs: [{ debit: demoFunding(asset), credit: available(id, asset), amount }],
        subject: available(id, asset),
      })),
    )
  })
}
