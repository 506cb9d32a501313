import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { passByWork } from './pass-by-work.ts'
import { newCaptchaImage, refreshEveryMs } from './verification/captcha-image.ts'

/** The captcha's answer, or the pass of a proof of work. */
export type CaptchaAnswer = { captchaId: string; captcha: string } | { captchaPass: string } | undefined

interface CaptchaFieldProps {
  /** The number of used images; a higher number loads a new one. */
  round: number
  required?: boolean
  error: string | undefined
  onAnswer: (answer: CaptchaAnswer) => void
}

/** Five characters to read; the accessible alternative is a longer proof of work. */
export function CaptchaField({ round, required = true, error, onAnswer }: CaptchaFieldProps) {
  const t = useText()
  const [refreshes, setRefreshes] = useState(0)
  const [resting, setResting] = useState(false)
  const [written, setWritten] = useState('')
  const [work, setWork] = useState<'none' | 'running' | 'done' | 'failed'>('none')
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const { data, isError, isFetching } = useQuery({
    queryKey: ['captcha', round, refreshes],
    // Without a signal: the next form with the same question takes over the answer that is on its way.
    queryFn: newCaptchaImage,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: work !== 'done',
    meta: { shownInPlace: true },
  })
  useEffect(() => {
    if (!resting) return
    const timer = setTimeout(() => setResting(false), refreshEveryMs)
    return () => clearTimeout(timer)
  }, [resting])
  const refresh = () => {
    setResting(true)
    setRefreshes((count) => count + 1)
    write('')
  }
  const write = (text: string) => {
    setWritten(text)
    const captcha = latinDigits(text).trim()
    onAnswer(data && captcha ? { captchaId: data.captchaId, captcha } : undefined)
  }
  const passWithoutImage = () => {
    abort.current = new AbortController()
    setWork('running')
    passByWork('captcha', abort.current.signal).then(
      (captchaPass) => {
        setWork('done')
        onAnswer({ captchaPass })
      },
      () => abort.current?.signal.aborted || setWork('failed'),
    )
  }
  if (work === 'done') return <p className="text-sm text-primary-strong">{t('slider.passed')}</p>
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            label={t('captcha.characters')}
            name="captcha"
            value={written}
            onChange={({ target }) => write(target.value)}
            error={error ?? (isError ? t('captcha.failed') : undefined)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required={required}
          />
        </div>
        {data && !isFetching ? (
          <img
            src={`data:image/png;base64,${data.image}`}
            alt={t('captcha.image')}
            className="h-12 rounded-md border border-line"
          />
        ) : (
          <Skeleton className="h-12 w-32 rounded-md" />
        )}
        <IconButton
          icon={refreshIcon}
          label={t('captcha.another')}
          disabled={resting || isFetching}
          onClick={refresh}
        />
      </div>
      <button
        type="button"
        disabled={work === 'running'}
        onClick={passWithoutImage}
        className="min-h-11 self-start text-sm text-primary-strong hover:underline disabled:text-muted sm:min-h-9"
      >
        {work === 'running' ? t('slider.working') : t('captcha.withoutImage')}
      </button>
    </div>
  )
}
