import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOfPassword } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { isAnswerLost } from '#/src/features/cashier/wallet/request-id.ts'
import { keepOrder, refetchWithdrawals } from '../withdraw-queries.ts'
import type { Order } from '../words/order.ts'

/** Sends what the member says of a payout, once; `refusal` is what a field of the form shows. */
export function useLegAnswer() {
  const client = useQueryClient()
  const [isLost, setLost] = useState(false)
  const [refusal, setRefusal] = useState<RequestError>()
  const attempt = useAttempt({
    onRefused(failure) {
      setLost(isAnswerLost(failure))
      // It may have ended meanwhile, by the clock or by this very answer.
      void refetchWithdrawals(client)
    },
    place(failure) {
      const isPlaced =
        failure instanceof RequestError && (isOfPassword(failure) || failure.code === 'leg_amount_refused')
      if (isPlaced) setRefusal(failure)
      return isPlaced
    },
  })
  const send = async (answer: () => Promise<Order>) => {
    setRefusal(undefined)
    const order = await answer()
    setLost(false)
    await keepOrder(client, order)
  }
  return { attempt, send, isLost, refusal, forgetRefusal: () => setRefusal(undefined) }
}
