import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { successIcon } from '@banyan/ui/icons/success-icon.ts'
import { Progress } from '@banyan/ui/progress.tsx'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { ChosenImage } from '../use-images.ts'
import { fileSize } from './file-size.ts'
import { Thumbnail } from './thumbnail.tsx'

interface ImageRowProps {
  readonly image: ChosenImage
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** Refusals that the same file would meet again. */
const final: readonly string[] = ['upload_type_refused', 'upload_too_large', 'upload_unreadable']

/** One image: what it shows, its name and size, how far it has come, and what is wrong with it. */
export function ImageRow({ image, onRemove, onRetry }: ImageRowProps) {
  const t = useText()
  const failureId = useId()
  const { file, state } = image
  const failure = state === 'failed' ? image.error : undefined
  const canRetry = state === 'failed' && !(failure instanceof RequestError && final.includes(failure.code))
  return (
    <li
      aria-describedby={failure ? failureId : undefined}
      className={`flex items-center gap-3 rounded-md border bg-raised p-2 ${failure ? 'border-danger' : 'border-line'}`}
    >
      <Thumbnail file={file} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex gap-2 text-sm">
          <bdi className="min-w-0 truncate">{file.name}</bdi>
          <span className="shrink-0 text-muted">{fileSize(file.size)}</span>
        </p>
        {state === 'sending' && <Progress bare label={t('uploads.sending', { name: file.name })} />}
        {state === 'sent' && (
          <p className="flex items-center gap-1.5 text-sm text-primary-strong">
            <Icon drawing={successIcon} size={16} />
            {t('uploads.sent')}
          </p>
        )}
        <p id={failureId} role="alert" className="text-sm text-pretty text-danger empty:hidden">
          {failure ? errorText(t, failure) : null}
        </p>
        {canRetry && (
          <div>
            <Button weight="text" size="small" onClick={onRetry}>
              {t('uploads.again')}
              <span className="sr-only">{file.name}</span>
            </Button>
          </div>
        )}
      </div>
      <IconButton icon={closeIcon} label={t('uploads.remove', { name: file.name })} onClick={onRemove} />
    </li>
  )
}
