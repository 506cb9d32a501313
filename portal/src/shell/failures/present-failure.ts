import { presentationOf } from '@banyan/client/presentation-of.ts'
import { isChunkFailure } from '@banyan/client/request-error.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { reloadOnNewRelease } from '#/src/session/new-release.ts'
import { showFailureToast } from './failure-toast.tsx'

/**
 * Shows a failure in the way its code asks for. Inline stays with the feature, a page with the gate, a login with the
 * login popup, a password that must be changed with its own; a dialog whose code doesn't come is a toast instead.
 */
export async function presentFailure(error: unknown): Promise<void> {
  if (isChunkFailure(error)) void reloadOnNewRelease()
  const presentation = presentationOf(error)
  if (presentation === 'password') return openAccountPopup('password', { mustChange: true })
  if (presentation === 'inline' || presentation === 'page' || presentation === 'login') return
  if (presentation === 'dialog') {
    const dialog = await import('./failure-dialog.tsx').catch(() => undefined)
    if (dialog) return dialog.openFailureDialog(error)
  }
  showFailureToast(error)
}
