import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { RequestError } from './request-error.ts'
import { failed } from './signals.ts'

/** Failures that a moment's patience may cure; anything else is shown at once. */
const passing = new Set(['network_failed', 'service_unavailable'])
const retries = 2

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The feature says in its own place what failed, so no popup repeats it. */
      shownInPlace?: boolean
    }
    mutationMeta: { shownInPlace?: boolean }
  }
}

/** The cache of everything the server said. What fails and isn't shown in its place is told to `failed`. */
export function createQueryClient({ refetchOnReconnect = true } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.shownInPlace || failed.tell(error) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { meta }) => meta?.shownInPlace || failed.tell(error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && error instanceof RequestError && passing.has(error.code),
        retryDelay: (failures) => 400 * 2 ** failures,
        // The route asks again at every visit; a list that mounts on a failure shows it and offers the retry.
        retryOnMount: false,
        // A request is tried even when the browser believes to be offline: it then fails with a text, instead of waiting.
        networkMode: 'always',
        refetchOnReconnect,
        refetchOnWindowFocus: false,
      },
    },
  })
}
