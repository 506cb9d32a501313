import { useLanguage } from '@banyan/client/language.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { useEffect } from 'react'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { type CustomerServiceType, type OpenedEntry, openEntries } from './customer-service/open-entry.ts'

export interface CustomerServiceLink {
  readonly type: CustomerServiceType
  readonly title: string
  readonly href: string
}

const opened = new ValueStore<readonly OpenedEntry[]>([])
let openedFrom: PortalConfig['info'] | undefined
let opening: Promise<void> | undefined

/** Decrypts the entries of a configuration, once for each; what shows them waits for it, so that nothing moves. */
export function openCustomerService(info: PortalConfig['info']): Promise<void> {
  if (openedFrom !== info || !opening) {
    openedFrom = info
    opening = open(info)
  }
  return opening
}

async function open(info: PortalConfig['info']): Promise<void> {
  const entries = await openEntries(info)
  if (openedFrom === info) opened.set(entries)
}

/** The ways to customer service, in the page's language. */
export function useCustomerService(): readonly CustomerServiceLink[] {
  const tag = useLanguage()?.tag ?? 'en'
  const { info, languages } = usePortalConfig()
  const entries = useValue(opened)
  useEffect(() => void openCustomerService(info), [info])
  const merchantTag = languages[0]?.tag ?? 'en'
  return entries.map(({ type, title, href }) => ({ type, href, title: localised(title, tag, merchantTag) }))
}
