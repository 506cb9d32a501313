import { Icon } from '@banyan/ui/icon.tsx'
import { pictureIcon } from '@banyan/ui/icons/picture-icon.ts'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { ImageRow } from './uploads/image-row.tsx'
import type { ChosenImage, Images } from './use-images.ts'

interface ImagePickerProps {
  /** What the images show, such as "Proof of payment". */
  readonly label: string
  readonly images: Images
  /** What the form has against them, such as that one is needed. */
  readonly error?: ReactNode
}

/** Up to three images of a form: chosen or photographed, uploaded at once, each with what is wrong with it. */
export function ImagePicker({ label, images, error }: ImagePickerProps) {
  const t = useText()
  const notesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { chosen, leftOut, isFull } = images
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again after it was removed.
    target.value = ''
    if (files.length > 0) images.add(files)
  }
  const remove = (image: ChosenImage) => {
    images.remove(image)
    // The button that was pressed goes with its row.
    input.current?.focus()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm text-muted">{label}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-col gap-2">
          {chosen.map((image) => (
            <ImageRow
              key={image.key}
              image={image}
              onRemove={() => remove(image)}
              onRetry={() => images.retry(image)}
            />
          ))}
        </ul>
      )}
      <label
        className={`flex min-h-12 items-center justify-center gap-2 rounded-md border border-dashed px-4 py-2 text-center font-semibold transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info ${error ? 'border-danger' : 'border-line-control'} ${isFull ? 'cursor-not-allowed opacity-45' : 'cursor-pointer hover:border-primary'}`}
      >
        <Icon drawing={pictureIcon} size={20} />
        {t('uploads.choose')}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          // It keeps the focus that a removed row gives it; a full list takes no further files.
          aria-disabled={isFull || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesId}
          onClick={(event) => isFull && event.preventDefault()}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <div id={notesId} className="text-sm">
        {error ? <p className="text-danger">{error}</p> : <p className="text-muted">{t('uploads.hint')}</p>}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {leftOut > 0 && t('uploads.leftOut', { count: leftOut })}
      </p>
      <p role="status" className="sr-only">
        {chosen.length > 0 && t('uploads.state', { sent: images.ids.length, all: chosen.length })}
      </p>
    </fieldset>
  )
}
