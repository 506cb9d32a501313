import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** An issue with everything that is known of it. */
export const issueQuery = (gameCode: string, numero: string) =>
  queryOptions({
    queryKey: ['lotteryIssue', gameCode, numero],
    queryFn: () => request('lotteryIssue', { gameCode, numero }),
    meta: { shownInPlace: true },
  })

/** Asks anew for all that an action about an issue may have changed; what stands on other pages is not waited for. */
export function useIssueChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const key of ['approvals', 'records']) void client.invalidateQueries({ queryKey: [key] })
    await client.invalidateQueries({ queryKey: ['lotteryIssue'] })
  }
}
