import { useQuery } from '@tanstack/react-query'
import { walletQuery, wasSingle } from './fund-queries.ts'
import { SingleWallet } from './single/single-wallet.tsx'
import { VendorWallets } from './vendors/vendor-wallets.tsx'

/** The main wallet and those that vendors keep; or the one wallet there is (requirements MEM-01, WAL-04). */
export function TransferFundPage() {
  const { data } = useQuery(walletQuery)
  return (data?.isSingle ?? wasSingle()) ? <SingleWallet /> : <VendorWallets />
}
