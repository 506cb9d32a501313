import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { failed } from '@banyan/client/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { refetchSecurity } from '../security-queries.ts'

/** Makes a bank account the one that is offered first; one that is gone by now is told, and leaves the list. */
export function useChooseDefault() {
  const queryClient = useQueryClient()
  const place = (failure: unknown) => {
    failed.tell(failure)
    return true
  }
  const attempt = useAttempt({ place, onRefused: () => void refetchSecurity(queryClient) })
  const choose = (id: string) =>
    void attempt.run(async () => {
      await request('chooseDefaultPayoutAccount', {}, { body: { id } })
      await refetchSecurity(queryClient)
    })
  return { busy: attempt.busy, choose }
}
