import { othersAtDevicesOf } from '#/modules/sign-in/known-places.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { payersSharedBy } from '../store/shared-payers.ts'

/**
 * Each of these accounts, with all accounts that share a device or a payer with it and so may be one person's: their bets
 * are netted together (domain section 1.3).
 */
export async function groupsOf(tx: Tx, accounts: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly bigint[]>> {
  const links = [...(await othersAtDevicesOf(tx, accounts)), ...(await payersSharedBy(tx, accounts))]
  const others = Map.groupBy(links, ({ accountId }) => accountId)
  return new Map(
    accounts.map((account) => {
      const linked = others.get(account)?.map(({ otherId }) => otherId) ?? []
      return [account, [...new Set([account, ...linked])]]
    }),
  )
}
