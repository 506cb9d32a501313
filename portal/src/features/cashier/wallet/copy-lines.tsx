import { failed } from '@banyan/client/signals.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { type ReactNode, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

export interface CopyLine {
  readonly name: string
  /** What is copied. */
  readonly value: string
  /** What is shown in its place. */
  readonly shown?: ReactNode
  /** Stands out: it must be right to the letter. */
  readonly isVital?: boolean
}

/** Names with values, each of which can be copied where the browser lends its clipboard. */
export function CopyLines({ lines }: { lines: readonly CopyLine[] }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = (value: string) => {
    navigator.clipboard.writeText(value).then(() => setCopied(true), failed.tell)
  }
  return (
    <>
      <dl className="flex flex-col">
        {lines.map(({ name, value, shown, isVital }) => (
          <div key={name} className="flex min-h-11 flex-wrap sm:min-h-9.5 items-center gap-x-3">
            <dt className="w-28 shrink-0 sm:w-36 text-sm text-muted">{name}</dt>
            <dd className="flex min-w-0 grow items-center justify-between gap-2">
              <span
                dir="ltr"
                className={`min-w-0 wrap-anywhere select-all ${isVital ? 'rounded-xs bg-gold-soft px-2 py-0.5 font-bold tracking-wide text-gold' : 'font-semibold'}`}
              >
                {shown ?? value}
              </span>
              {'clipboard' in navigator && (
                <IconButton
                  icon={copyIcon}
                  size="small"
                  label={t('cashier.copy', { what: name })}
                  title={t('cashier.copy', { what: name })}
                  onClick={() => copy(value)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <AlertDialog
        open={isCopied}
        onClose={() => setCopied(false)}
        tone="success"
        title={t('account.copied')}
        confirm={t('popup.understood')}
      />
    </>
  )
}
