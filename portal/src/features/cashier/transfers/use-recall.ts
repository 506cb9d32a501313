import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isAnswerLost, useRequestId } from '#/src/features/cashier/wallet/request-id.ts'
import { type Recalled, refetchWallets } from './fund/fund-queries.ts'

/** Brings everything back from all vendors. `onEnd` runs after each try: whatever failed, some of it may have moved. */
export function useRecall(onEnd?: () => void) {
  const client = useQueryClient()
  const [results, setResults] = useState<readonly Recalled[]>()
  const requestId = useRequestId()
  const end = () => {
    void refetchWallets(client)
    onEnd?.()
  }
  const attempt = useAttempt({
    onRefused(failure) {
      if (!isAnswerLost(failure)) requestId.forget()
      end()
    },
  })
  const recall = () =>
    attempt.run(async () => {
      const { results: recalled } = await request('walletRecall', {}, { body: { requestId: requestId.idOf({}) } })
      requestId.forget()
      setResults(recalled)
      end()
    })
  return { recall, results, busy: attempt.busy, error: attempt.error }
}

export type Recall = ReturnType<typeof useRecall>
