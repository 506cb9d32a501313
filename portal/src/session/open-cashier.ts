import type { AnyRouter } from '@tanstack/react-router'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'

/**
 * Opens an address of the cashier over the page that is shown. A visitor signs in there first and then comes to it; a
 * trial account is told that this needs a real one.
 */
export function openCashier(router: AnyRouter, address: string): void {
  if (!askForTrueAccount(address)) return
  const { href, pathname, state } = router.state.location
  // From one page of the member centre to another it still leads back to where it was opened.
  const cameFrom: string | undefined = pathname.startsWith('/member') ? state.cameFrom : href
  void router.navigate({ href: address, resetScroll: false, state: { keepFocus: true, ...(cameFrom && { cameFrom }) } })
}
