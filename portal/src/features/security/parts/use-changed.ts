import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#/src/features/toasts/show-toast.tsx'
import { securityChanged } from '../security-queries.ts'

/** What follows a change of what secures the account: all of it is read anew, and it is said. */
export function useChanged(): (text: string) => void {
  const queryClient = useQueryClient()
  return (text) => {
    showToast({ tone: 'success', text })
    void securityChanged(queryClient)
  }
}
