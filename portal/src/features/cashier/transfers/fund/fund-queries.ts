import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

export type MerchantWallet = ValueOf<Calls['GCS_merchantWallet']>
export type VendorWallet = MerchantWallet['vendors'][number]
export type Recalled = ValueOf<Calls['walletRecall']>['results'][number]

/** The specification's name in the session storage (requirement SYS-23). */
const storageName = 'merchantWallet'

const all = [own, 'vendorWallets'] as const

/** Pushes tell of most changes; each visit and each return to the page asks again. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true, meta: { shownInPlace: true } } as const

export const walletQuery = queryOptions({
  queryKey: [...all, 'wallet'],
  queryFn: async ({ signal }): Promise<MerchantWallet> => {
    const wallet = await request('GCS_merchantWallet', {}, { signal })
    keep(storageName, { isSingle: wallet.isSingle })
    return wallet
  },
  ...fresh,
})

export const transfersQuery = queryOptions({
  queryKey: [...all, 'transfers'],
  queryFn: ({ signal }) => request('walletTransfers', {}, { signal }),
  ...fresh,
})

/** Whether this tab last heard that one wallet serves all games. Only what is shown hangs on it. */
export function wasSingle(): boolean {
  return readKept<{ readonly isSingle?: unknown }>(storageName)?.isSingle === true
}

/** Keeps whether money comes along, as the server has it now. */
export async function keepTakesAlong(client: QueryClient, takesAlong: boolean): Promise<void> {
  const { queryKey } = walletQuery
  // An answer from before the change would undo what is shown.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => known && { ...known, takesAlong })
}

/** Asks again for what is shown of the wallets. */
export async function refetchWallets(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all })
}
