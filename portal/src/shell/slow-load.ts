import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { AnyRouter } from '@tanstack/react-router'
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
