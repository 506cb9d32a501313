import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { QrCode } from '@banyan/ui/qr-code.tsx'
import { CopyButton } from '#/src/features/records/copy-button.tsx'
import { useText } from '#/src/i18n/text.ts'

export interface Access {
  readonly username: string
  readonly password: string
  /** otpauth:// address. */
  readonly authenticator: string
}

/** What an operator signs in with; nothing shows it again. */
export function ShownAccess({ access, onClose }: { access: Access; onClose: () => void }) {
  const t = useText()
  const { username: name, password, authenticator } = access
  const key = new URL(authenticator).searchParams.get('secret') ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('staff.accessOf', { name })}
      dismissable={false}
      footer={<Button onClick={onClose}>{t('staff.handedOver')}</Button>}
    >
      <p className="mb-4 text-muted text-pretty">{t('staff.accessOnce')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode address={authenticator} label={t('staff.qr', { name })} size={164} margin={6} />
        <dl className="flex min-w-56 grow basis-0 flex-col gap-4">
          <Secret name={t('staff.password')} text={password} />
          <Secret name={t('staff.key')} text={key} />
        </dl>
      </div>
    </Dialog>
  )
}

function Secret({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <output dir="ltr" className="min-w-0 grow font-semibold wrap-anywhere">
          {text}
        </output>
        <CopyButton text={text} />
      </dd>
    </div>
  )
}
