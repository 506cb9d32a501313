import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { request } from '#/src/api/request.ts'

const current = new ValueStore<PortalConfig | undefined>(undefined)

/** What the server told before anything else: read from the document at the start, and again while closed. */
export function portalConfig(): PortalConfig {
  return known(current.get())
}

export function usePortalConfig(): PortalConfig {
  return known(useValue(current))
}

export function keepConfig(config: PortalConfig): void {
  current.set(config)
}

export const hearConfig = current.subscribe

/** A process that lags behind may answer with what the page had before. */
function keepNewer(config: PortalConfig): void {
  if (config.settings.version >= portalConfig().settings.version) keepConfig(config)
}

let pending: Promise<void> | undefined

/** Asks for the configuration again; those who ask meanwhile share the answer. */
export function refreshConfig(): Promise<void> {
  pending ??= request('systemConfig', {})
    .then(keepNewer)
    .finally(() => {
      pending = undefined
    })
  return pending
}

function known(config: PortalConfig | undefined): PortalConfig {
  if (!config) throw new Error('Start-up has not read the configuration yet')
  return config
}
