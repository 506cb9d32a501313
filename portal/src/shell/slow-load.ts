import type { AnyRouter } from '@tanstack/react-router'
import { RequestError } from '#/src/api/request-error.ts'
import { failed } from '#/src/api/signals.ts'
import { portalConfig } from '#/src/session/portal-config.ts'

/** Says so when a page takes longer to come than the merchant's setting allows (SYS-15); it may come yet. */
export function tellSlowLoads(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = [
    router.subscribe('onBeforeLoad', () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => failed.tell(new RequestError('network_timed_out', 'The page is slow to load')),
        portalConfig().slowLoadSeconds * 1_000,
      )
    }),
    router.subscribe('onLoad', () => clearTimeout(timer)),
  ]
  return () => {
    clearTimeout(timer)
    for (const each of stop) each()
  }
}
