import { showToast } from '@banyan/client/show-toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { refetchSecurity } from '../security-queries.ts'

/** Fetches the security data again and shows a toast. */
export function useReportChange(): (text: string) => void {
  const queryClient = useQueryClient()
  return (text) => {
    showToast({ tone: 'success', text })
    void refetchSecurity(queryClient)
  }
}
