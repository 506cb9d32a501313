import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { request } from '#/src/api/request.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { proofWays } from '../proof-ways.ts'
import type { Security } from '../security-queries.ts'

interface RemovePasskeyProps {
  security: Security
  passkey: Security['passkeys'][number]
  open: boolean
  onClose: () => void
}

/** Takes a passkey away from the account; the device still has it, and it opens nothing here any more. */
export function RemovePasskey({ security, passkey, open, onClose }: RemovePasskeyProps) {
  const t = useText()
  const title = t('security.passkeyRemove', { name: passkey.name })
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('popup.close')}>
      <RemoveForm security={security} passkey={passkey} onDone={onClose} />
    </Dialog>
  )
}

function RemoveForm({
  security,
  passkey,
  onDone,
}: Pick<RemovePasskeyProps, 'security' | 'passkey'> & { onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const send = async () => {
    const given = proof.give()
    if (!given) return
    await request('removePasskey', {}, { body: { id: passkey.id, ...given } })
    reportChange(t('security.passkeyRemoved', { name: passkey.name }))
    onDone()
  }
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.remove')}
      weight="danger"
      isExplained={proof.explains(attempt.code)}
    >
      <p className="text-muted text-pretty">{t('security.passkeyRemoveText')}</p>
      <ProofFields proof={proof} code={attempt.code} />
    </AttemptForm>
  )
}
