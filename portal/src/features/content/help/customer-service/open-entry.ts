import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { isAllowedAddress } from '#/src/session/allowed-address.ts'

type Info = PortalConfig['info']
type Entry = Info['customerService'][number]

/** The types whose entries we know how to show. */
const knownTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const
export type CustomerServiceType = (typeof knownTypes)[number]

export interface OpenedEntry {
  readonly type: CustomerServiceType
  readonly title: Entry['title']
  readonly href: string
}

const nonceBytes = 12

/**
 * The entries that can be shown, in the merchant's order. One is left out if its type is not known, if it doesn't
 * open under the key, if the browser has no WebCrypto (plain http off this machine), or if it leads elsewhere than
 * to https on an allowed host.
 */
export async function openEntries({ customerService, customerServiceKey, linkHosts }: Info): Promise<OpenedEntry[]> {
  const raw = bytesOf(customerServiceKey)
  const key = await crypto.subtle?.importKey('raw', raw, 'AES-GCM', false, ['decrypt']).catch(() => undefined)
  if (!key) return []
  const opened = customerService.map(async ({ csType, title, path }): Promise<OpenedEntry[]> => {
    const type = knownTypes.find((known) => known === csType)
    const href = type && (await decryptPath(key, path))
    return type && href && isAllowedAddress(href, linkHosts) ? [{ type, title, href }] : []
  })
  return (await Promise.all(opened)).flat()
}

async function decryptPath(key: CryptoKey, path: string): Promise<string | undefined> {
  try {
    const sealed = bytesOf(path)
    const algorithm = { name: 'AES-GCM', iv: sealed.subarray(0, nonceBytes) }
    const plain = await crypto.subtle.decrypt(algorithm, key, sealed.subarray(nonceBytes))
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
