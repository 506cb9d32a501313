import { errorText } from '@banyan/client/error-text.ts'
import { ownRoot } from '@banyan/client/own-root.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { useText } from '#/src/i18n/text.ts'

/** The failure stays while its dialog leaves, so that the text doesn't vanish under the eye. */
const shown = new ValueStore<{ error: unknown; open: boolean }>({ error: undefined, open: false })
let render: ReturnType<typeof ownRoot> | undefined

/** Tells of one failure at a time: the last. */
export function openFailureDialog(error: unknown): void {
  if (!render) {
    render = ownRoot()
    render(<FailureDialog />)
  }
  shown.set({ error, open: true })
}

function FailureDialog() {
  const t = useText()
  const { error, open } = useValue(shown)
  const requestId = error instanceof RequestError ? error.requestId : undefined
  // Not a failure but a limit of the account (requirements ACC-06).
  const needsAccount = error instanceof RequestError && error.code === 'in_need_true_account'
  return (
    <AlertDialog
      open={open}
      onClose={() => shown.set({ error, open: false })}
      tone={needsAccount ? 'info' : 'warning'}
      title={t(needsAccount ? 'popup.needsAccount' : 'popup.failed')}
      confirm={t('popup.understood')}
    >
      <p>{errorText(t, error)}</p>
      {requestId && <p className="mt-2 text-sm">{t('shell.reference', { requestId })}</p>}
    </AlertDialog>
  )
}
