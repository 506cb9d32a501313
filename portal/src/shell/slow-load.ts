import type { AnyRouter } from '@tanstack/react-router'
import { RequestError } from '#/src/api/request-error.ts'
import { failed } from '#/src/api/signals.ts'

/** SYS-15's threshold, for a page as for an answer. */
const slowMs = 10_000

/** Says so when a page takes long to come; it may come yet. */
export function tellSlowLoads(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = [
    router.subscribe('onBeforeLoad', () => {
      clearTimeout(timer)
      timer = setTimeout(() => failed.tell(new RequestError('network_timed_out', 'The page is slow to load')), slowMs)
    }),
    router.subscribe('onLoad', () => clearTimeout(timer)),
  ]
  return () => {
    clearTimeout(timer)
    for (const each of stop) each()
  }
}
