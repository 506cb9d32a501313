import { errorText } from '@banyan/client/error-text.ts'
import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useSlider } from './slider/use-slider.ts'
import './slider/slider-check.css'

interface SliderCheckProps {
  purpose: VerificationPurpose
  onPass: (passToken: string) => void
  /** The form was sent without a solved check. */
  error?: string | undefined
}

/**
 * Shows that a person is there (requirements ACC-03): a piece to push into its gap, by finger, mouse or keyboard, or
 * a longer calculation for whoever can't see it. The picture comes when somebody turns to the slider. Left stays left
 * in every language, for it is a place in a picture.
 */
export function SliderCheck({ purpose, onPass, error }: SliderCheckProps) {
  const t = useText()
  const labelId = useId()
  const notesId = useId()
  const { stage, challenge, error: failure, begin, attempt, passWithoutPicture } = useSlider(purpose, onPass)
  const busy = stage === 'checking' || stage === 'working' || stage === 'loading'
  const open = challenge && (stage === 'ready' || stage === 'failed' || stage === 'checking')
  return (
    <div className="slider-check" data-stage={stage}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm text-muted">
        <span id={labelId}>{t('slider.label')}</span>
        {stage !== 'passed' && (
          <button
            type="button"
            disabled={busy}
            onClick={() => void passWithoutPicture()}
            className="-my-2 min-h-11 text-end text-sm text-primary-strong hover:underline disabled:opacity-45 sm:min-h-9"
          >
            {t('slider.withoutPicture')}
          </button>
        )}
      </div>
      {open ? (
        <Picture key={challenge.challenge} challenge={challenge} stage={stage} labelId={labelId} onLetGo={attempt} />
      ) : (
        <button
          type="button"
          aria-labelledby={labelId}
          aria-describedby={notesId}
          disabled={busy || stage === 'passed'}
          onClick={begin}
          className="slider-track w-full"
        >
          <span className="slider-thumb">
            <Icon drawing={stage === 'passed' ? checkIcon : stage === 'failed' ? refreshIcon : forwardIcon} size={20} />
          </span>
          <span className="slider-says">
            {stage === 'passed'
              ? t('slider.passed')
              : busy
                ? t('slider.checking')
                : stage === 'failed'
                  ? t('slider.failed')
                  : t('slider.label')}
          </span>
        </button>
      )}
      <div id={notesId} aria-live="polite" className="mt-1.5 text-sm text-muted empty:hidden">
        {stage === 'passed' ? (
          <span className="sr-only">{t('slider.passed')}</span>
        ) : stage === 'working' ? (
          t('slider.working')
        ) : failure ? (
          <span className="text-danger">{errorText(t, failure)}</span>
        ) : stage === 'failed' ? (
          <span className="text-danger">{t('slider.failed')}</span>
        ) : error && stage === 'idle' ? (
          <span className="text-danger">{error}</span>
        ) : null}
      </div>
    </div>
  )
}

interface PictureProps {
  challenge: NonNullable<ReturnType<typeof useSlider>['challenge']>
  stage: string
  labelId: string
  onLetGo: (x: number) => Promise<void>
}

/** The picture with its piece, over a native range that moves it. */
function Picture({ challenge, stage, labelId, onLetGo }: PictureProps) {
  const t = useText()
  const hintId = useId()
  const { background, piece, width = 1, height = 1, pieceSize = 1, pieceY = 0 } = challenge
  const furthest = width - pieceSize
  const [x, setX] = useState(0)
  const checking = stage === 'checking'
  const letGo = () => x > 0 && !checking && void onLetGo(x)
  const letGoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not the form's: it is the piece that is let go.
    event.preventDefault()
    letGo()
  }
  const places = {
    '--piece-x': `${(x / width) * 100}%`,
    '--piece-y': `${(pieceY / height) * 100}%`,
    '--piece-size': `${(pieceSize / width) * 100}%`,
    '--way': x / furthest,
  } as CSSProperties
  return (
    <div dir="ltr" className="slider-open" style={places}>
      <div className="slider-picture">
        <img src={`data:image/webp;base64,${background}`} alt="" width={width} height={height} draggable={false} />
        <img src={`data:image/webp;base64,${piece}`} alt="" draggable={false} className="slider-piece" />
      </div>
      <div className="slider-track">
        <span className="slider-thumb">
          <Icon drawing={forwardIcon} size={20} className="rtl:scale-x-100" />
        </span>
        <span dir="auto" className="slider-says">
          {checking ? t('slider.checking') : t('slider.hint')}
        </span>
        <input
          type="range"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          aria-labelledby={labelId}
          aria-describedby={hintId}
          min={0}
          max={furthest}
          step={1}
          value={x}
          disabled={checking}
          onChange={({ target }) => setX(target.valueAsNumber)}
          onPointerUp={letGo}
          onKeyDown={letGoByKey}
        />
      </div>
      <p id={hintId} dir="auto" className="mt-1.5 text-sm text-muted pointer-coarse:sr-only">
        {t('slider.keys')}
      </p>
    </div>
  )
}
