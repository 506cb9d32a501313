import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isAnswerLost, useRequestId } from '#/src/features/cashier/wallet/request-id.ts'
import { refetchWallets } from '../fund-queries.ts'
import { mainWallet } from '../words/main-wallet.ts'
import type { Direction } from './movable.ts'

/** Moves money to a vendor or back from it; a repeated press is the same request. */
export function useMove(vendor: string, direction: Direction, onMoved: (transfer: WalletTransfer) => void) {
  const client = useQueryClient()
  const requestId = useRequestId()
  const [isLost, setLost] = useState(false)
  /** The server's word on the amount, which stands at its field. */
  const [amountRefusal, setAmountRefusal] = useState<RequestError>()
  const attempt = useAttempt({
    onRefused(failure) {
      const isUnknown = isAnswerLost(failure)
      setLost(isUnknown)
      if (!isUnknown) requestId.forget()
      // What stands in the way is another thing than was known, or the money was moved after all.
      void refetchWallets(client)
    },
    place(failure) {
      const isOfAmount = failure instanceof RequestError && failure.code === 'wallet_transfer_amount'
      if (isOfAmount) setAmountRefusal(failure)
      return isOfAmount
    },
  })
  const move = async (amount: string) => {
    setAmountRefusal(undefined)
    const [from, to] = direction === 'out' ? [mainWallet, vendor] : [vendor, mainWallet]
    const wanted = { from, to, amount }
    const transfer = await request('GCS_walletTransfer', {}, { body: { ...wanted, requestId: requestId.idOf(wanted) } })
    requestId.forget()
    setLost(false)
    onMoved(transfer)
    void refetchWallets(client)
  }
  return { attempt, move, isLost, amountRefusal, forgetRefusal: () => setAmountRefusal(undefined) }
}
