import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#/src/features/toasts/show-toast.tsx'
import { securityChanged } from '../security-queries.ts'

/** Fetches the security data again and shows a toast. */
export function useChanged(): (text: string) => void {
  const queryClient = useQueryClient()
  return (text) => {
    showToast({ tone: 'success', text })
    void securityChanged(queryClient)
  }
}
