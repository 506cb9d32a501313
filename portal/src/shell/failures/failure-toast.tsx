import { errorText } from '@banyan/client/error-text.ts'
import { isChunkFailure, RequestError } from '@banyan/client/request-error.ts'
import { showToast } from '@banyan/client/show-toast.tsx'
import { chunksWanted } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { text, useText } from '#/src/i18n/text.ts'

const shown = new Map<string, () => void>()

/** A failure that repeats itself takes its own place instead of piling up. */
export function showFailureToast(error: unknown): void {
  const code = error instanceof RequestError ? error.code : 'unknown_error'
  shown.get(code)?.()
  const action = isChunkFailure(error) && <TryAgain onPress={() => shown.get(code)?.()} />
  shown.set(code, showToast({ tone: 'error', text: errorText(text, error), action }))
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useText()
  const tryAgain = () => {
    onPress()
    chunksWanted.tell()
  }
  return (
    <Button weight="text" size="small" onClick={tryAgain}>
      {t('action.tryAgain')}
    </Button>
  )
}
