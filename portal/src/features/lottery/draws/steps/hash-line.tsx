import type { DrawCheck } from '@banyan/rules/lottery/verify-draw.ts'
import { CopyButton } from '@banyan/ui/copy-button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { useText } from '#/src/i18n/text.ts'

interface HashLineProps {
  name: string
  value: string
  /** What the check that it takes part in found. */
  check?: DrawCheck | undefined
}

/** A long number that is copied rather than read. */
export function HashLine({ name, value, check }: HashLineProps) {
  const t = useText()
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <p className="col-span-2 text-sm text-muted sm:col-span-1">{name}</p>
      <p className="min-w-0">
        <span dir="ltr" className="block truncate font-mono text-sm">
          {value}
        </span>
        {check && <Outcome check={check} />}
      </p>
      <CopyButton text={value} label={t('draws.copy', { what: name })} copiedLabel={t('draws.copied')} />
    </div>
  )
}

const looks = { passed: 'text-primary-strong', failed: 'text-danger', 'not checked': 'text-muted' } as const

/** What a check found, in a word. */
export function Outcome({ check }: { check: DrawCheck }) {
  const t = useText()
  return (
    <span className={`flex items-center gap-1 text-sm font-semibold ${looks[check.outcome]}`}>
      {check.outcome === 'passed' && <Icon drawing={checkIcon} size={15} />}
      {check.outcome === 'passed'
        ? t('draws.passed')
        : check.outcome === 'failed'
          ? t('draws.failed', { code: check.code })
          : t('draws.unchecked')}
    </span>
  )
}
