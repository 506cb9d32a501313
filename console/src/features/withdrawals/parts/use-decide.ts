import { RequestError } from '@banyan/client/request-error.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { useWithdrawalsChanged } from './withdrawal-queries.ts'

/** Refusals that say that somebody else was first. */
const overtaken = ['withdrawal_over', 'leg_over', 'leg_not_found']

/** Sends a decision and shows what became of the withdrawal, also where somebody else was first. */
export function useDecide() {
  const changed = useWithdrawalsChanged()
  return async (send: () => Promise<unknown>, done: string) => {
    try {
      await send()
    } catch (error) {
      if (error instanceof RequestError && overtaken.includes(error.code)) await changed()
      throw error
    }
    showToast({ tone: 'success', text: done })
    await changed()
  }
}
