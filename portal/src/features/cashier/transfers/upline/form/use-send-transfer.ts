import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { SentTransfer } from '@banyan/contract/wallet/transfer-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isOfPassword } from '#/src/features/cashier/wallet/payment-password-field.tsx'
import { isAnswerLost, useRequestId } from '#/src/features/cashier/wallet/request-id.ts'
import { termsQuery } from '../transfer-queries.ts'
import type { TransferDraft } from './use-transfer-draft.ts'

type Place = 'target' | 'amount' | 'password' | 'code'

/** The field that a refusal is about; one that is about none is shown by the form. */
function placeOf(failure: RequestError): Place | undefined {
  if (isOfPassword(failure)) return 'password'
  if (failure.code === 'authenticator_code_wrong') return 'code'
  if (failure.code === 'transfer_target_refused') return 'target'
  if (failure.code === 'transfer_amount_refused' || failure.code === 'transfer_day_sum') return 'amount'
  return undefined
}

/** Sends the transfer that the form describes; a repeated press is the same request. */
export function useSendTransfer(draft: TransferDraft, onSent: (sent: SentTransfer) => void) {
  const client = useQueryClient()
  const requestId = useRequestId()
  const [isLost, setLost] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly place: Place; readonly failure: RequestError }>()
  const refetchTerms = () => void client.invalidateQueries({ queryKey: termsQuery.queryKey })
  const attempt = useAttempt({
    onRefused(failure) {
      const isUnknown = isAnswerLost(failure)
      setLost(isUnknown)
      if (!isUnknown) requestId.forget()
      // What stands in the way is another thing than was known, or the money was sent after all.
      refetchTerms()
    },
    place(failure) {
      const place = failure instanceof RequestError ? placeOf(failure) : undefined
      if (place && failure instanceof RequestError) setRefusal({ place, failure })
      return place !== undefined
    },
  })
  const send = async () => {
    setRefusal(undefined)
    const { password: paymentPassword, code } = draft
    const wanted = draft.body()
    if (!wanted) return
    draft.forgetProofs()
    const { amount, username } = wanted
    const proofs = { paymentPassword, ...(code && { authenticatorCode: code }) }
    const body = { requestId: requestId.idOf(wanted), amount, ...proofs }
    const sent =
      username === undefined
        ? await request('transferUpline', {}, { body })
        : await request('transferDownline', {}, { body: { ...body, username } })
    requestId.forget()
    setLost(false)
    refetchTerms()
    onSent(sent)
  }
  return {
    ...{ attempt, send, isLost },
    /** The refusal that a field shows. */
    refusalAt: (place: Place) => (refusal?.place === place ? refusal.failure : undefined),
    forgetRefusal: () => setRefusal(undefined),
  }
}
