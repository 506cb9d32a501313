import { QueryClient } from '@tanstack/react-query'
import { RequestError } from './request-error.ts'

/** Failures that a moment's patience may cure; anything else is shown at once. */
const passing = new Set(['network_failed', 'service_unavailable'])
const retries = 2

/** The cache of what the server said; nothing is asked again by itself, for that would keep an idle session alive. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && error instanceof RequestError && passing.has(error.code),
        retryDelay: (failures) => 400 * 2 ** failures,
        networkMode: 'always',
      },
    },
  })
}
