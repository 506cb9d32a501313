import { errorTable } from '@banyan/contract/client.gen.ts'
import type { Presentation } from '@banyan/contract/errors.ts'
import { RequestError } from '#/src/api/request-error.ts'

/**
 * Shows a failure in the way its code asks for. Inline stays with the feature, a page with the gate; both popups
 * come with their code, and a dialog whose code doesn't come is a toast instead.
 */
export async function presentFailure(error: unknown): Promise<void> {
  const presentation = presentationOf(error)
  if (presentation === 'inline' || presentation === 'page') return
  if (presentation === 'dialog') {
    const dialog = await import('./failure-dialog.tsx').catch(() => undefined)
    if (dialog) return dialog.openFailureDialog(error)
  }
  const { showFailureToast } = await fetchFailureToast()
  showFailureToast(error)
}

/** The toast's code, fetched ahead: a network that has failed brings none. */
export const fetchFailureToast = () => import('./failure-toast.tsx')

function presentationOf(error: unknown): Presentation {
  if (!(error instanceof RequestError)) return 'dialog'
  const { code } = error
  return code === 'network_failed' || code === 'network_timed_out' ? 'toast' : errorTable[code].presentation
}
