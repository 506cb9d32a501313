import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useShowOrder } from '#/src/features/cashier/wallet/order-address.ts'
import { isOfPassword } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { isAnswerLost, useRequestId } from '#/src/features/cashier/wallet/request-id.ts'
import { keepOrder, refetchWithdrawals } from '../withdraw-queries.ts'
import type { WithdrawDraft } from './use-withdraw-draft.ts'

/** Asks for the money that the form describes, and shows the withdrawal. */
export function useRequestWithdrawal(draft: WithdrawDraft) {
  const client = useQueryClient()
  const show = useShowOrder('withdraw')
  const requestId = useRequestId()
  const [isLost, setLost] = useState(false)
  const [refusal, setRefusal] = useState<RequestError>()
  const attempt = useAttempt({
    onRefused(failure) {
      const isUnknown = isAnswerLost(failure)
      setLost(isUnknown)
      if (!isUnknown) requestId.forget()
      // What stands in the way is another thing than was known, or it was asked for after all.
      void refetchWithdrawals(client)
    },
    place(failure) {
      const isPlaced =
        failure instanceof RequestError && (isOfPassword(failure) || failure.code === 'withdrawal_amount_refused')
      if (isPlaced) setRefusal(failure)
      return isPlaced
    },
  })
  const send = async () => {
    setRefusal(undefined)
    const { password: paymentPassword } = draft
    const body = draft.body()
    if (!body) return
    // It is written anew for each try.
    draft.setPassword('')
    const order = await request(
      'requestWithdrawal',
      {},
      { body: { requestId: requestId.idOf(body), ...body, paymentPassword } },
    )
    requestId.forget()
    setLost(false)
    await keepOrder(client, order)
    show(order.number)
  }
  return { attempt, send, isLost, refusal, forgetRefusal: () => setRefusal(undefined) }
}
