import { showToast } from '@banyan/client/show-toast.tsx'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** The recovery codes, shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const { merchant } = usePortalConfig()
  const text = `${t('security.recoveryFile', { merchant: merchant.name })}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => showToast({ tone: 'success', text: t('security.copied') }), failed.tell)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-pretty">{t('security.recoveryText')}</p>
      <ul
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md border border-line bg-ground px-5 py-4 font-semibold tracking-wide select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 *:grow">
        {'clipboard' in navigator && (
          <Button weight="quiet" icon={copyIcon} onClick={() => void copy()}>
            {t('security.recoveryCopy')}
          </Button>
        )}
        <Button
          weight="quiet"
          icon={downloadIcon}
          onClick={() => download(`${merchant.code}-recovery-codes.txt`, text)}
        >
          {t('security.recoveryDownload')}
        </Button>
      </div>
      <Button size="large" wide autoFocus onClick={onDone}>
        {t('security.recoveryKept')}
      </Button>
    </div>
  )
}

/** Hands the text to the browser as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
