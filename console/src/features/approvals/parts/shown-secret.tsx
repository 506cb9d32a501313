import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { CopyButton } from '#/src/features/records/copy-button.tsx'
import { useText } from '#/src/i18n/text.ts'

interface ShownSecretProps {
  secret: string | undefined
  onClose: () => void
}

/** The password or login address of an approved request; nothing shows it again. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const t = useText()
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      title={t('approvals.shown')}
      size="small"
      dismissable={false}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <p className="mb-4 text-muted text-pretty">{t('approvals.shownText')}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line-control bg-field p-3">
        <output dir="ltr" className="min-w-0 grow text-start text-lg font-semibold wrap-anywhere rtl:text-end">
          {secret}
        </output>
        <CopyButton text={secret ?? ''} />
      </div>
    </Dialog>
  )
}
