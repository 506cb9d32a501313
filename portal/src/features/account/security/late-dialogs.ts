import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { ComponentType } from 'react'
import { loadTexts } from '#/src/i18n/text.ts'
import { dialogTexts } from './security-texts.ts'

/** Forms, and the library that some have, are two thirds of the security centre's code: they come with the first. */
function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const fetchDialogs = async () => {
    const [Dialogs] = await Promise.all([fetch(), loadTexts(...dialogTexts)])
    return Dialogs
  }
  return lazyPart(fetchDialogs, { atOnce: true })
}

export const WayDialogs = late(async () => (await import('./ways/way-dialogs.tsx')).WayDialogs)
export const PayoutDialogs = late(async () => (await import('./payouts/payout-dialogs.tsx')).PayoutDialogs)
export const RemovePasskey = late(async () => (await import('./passkeys/remove-passkey.tsx')).RemovePasskey)

/** Fetches all of them. */
export async function prepareDialogs(): Promise<void> {
  await Promise.all([WayDialogs, PayoutDialogs, RemovePasskey].map(({ prepare }) => prepare()))
}
