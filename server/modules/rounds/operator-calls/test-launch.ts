import { vendorGiftCalls } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { findAccount, foldUsername } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bindAction } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { openGameSession } from '../open-game-session.ts'
import { requireVendor } from '../use-cases/known-vendor.ts'

export interface TestLaunchParts {
  readonly database: Database
  readonly config: Pick<Config, 'testMembers' | 'vendorKeys'>
}

/**
 * Starts a game for a test member without its vendor being asked. The environment names who may be played with so: it is
 * real money of the book that the vendor then moves, so no member of the brand's own may be named by an operator.
 */
export function testLaunchCall({ database, config }: TestLaunchParts): Binding {
  const testMembers = new Set(config.testMembers.map(foldUsername))
  return bindAction(vendorGiftCalls.openTestLaunch, async ({ body }, _context, record) => {
    const { username, vassalage: vendorCode, gameCode } = body
    const name = foldUsername(username)
    const accountId = testMembers.has(name) ? await findAccount(database.db, name) : undefined
    if (accountId === undefined) throw new Refusal('account_not_found')
    const session = { accountId, vendorCode, gameCode, asset: merchantCurrency.code }
    return await record(async (tx) => {
      await requireVendor(tx, config.vendorKeys, vendorCode)
      const value = { launchToken: await openGameSession(tx, session) }
      const change = { before: { gameCode: null }, after: { vendorCode, gameCode } }
      return { value, object: `account ${name}`, ...change }
    })
  })
}
