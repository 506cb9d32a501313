import { errorTable } from '@banyan/contract/client.gen.ts'
import type { ErrorCode, Presentation } from '@banyan/contract/errors.ts'
import { isChunkFailure, RequestError } from '#/src/api/request-error.ts'
import { reloadOnNewRelease } from '#/src/session/new-release.ts'

/**
 * Shows a failure in the way its code asks for. Inline stays with the feature, a page with the gate; both popups
 * come with their code, and a dialog whose code doesn't come is a toast instead.
 */
export async function presentFailure(error: unknown): Promise<void> {
  if (isChunkFailure(error)) void reloadOnNewRelease()
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
  // What is not the server's code has no entry: the network or a chunk failed.
  return code in errorTable ? errorTable[code as ErrorCode].presentation : 'toast'
}
