import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { useEffect } from 'react'
import { useLanguage } from '#/src/session/language.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { useValue, ValueStore } from '#/src/session/value-store.ts'
import { type CustomerServiceType, type OpenedEntry, openEntries } from './entries/open-entry.ts'

export interface CustomerServiceLink {
  readonly type: CustomerServiceType
  readonly title: string
  readonly href: string
}

const opened = new ValueStore<readonly OpenedEntry[]>([])
let openedFrom: PortalConfig['info'] | undefined

/** Decrypts the entries of a configuration, once for each. */
export async function openCustomerService(info: PortalConfig['info']): Promise<void> {
  if (openedFrom === info) return
  openedFrom = info
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
