import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import type { FormEvent } from 'react'
import { request } from '#/src/api/request.ts'
import { useAttempt } from '#/src/features/attempt/use-attempt.ts'
import { FormFailure } from '#/src/features/form-fields/form-failure.tsx'
import { ProofFields } from '#/src/features/proof/proof-fields.tsx'
import { useProof } from '#/src/features/proof/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { useChanged } from '../parts/use-changed.ts'
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
  const changed = useChanged()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt.run(async () => {
      const given = proof.give()
      if (!given) return
      await request('removePasskey', {}, { body: { id: passkey.id, ...given } })
      changed(t('security.passkeyRemoved', { name: passkey.name }))
      onDone()
    })
  }
  return (
    <form ref={attempt.form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-pretty">{t('security.passkeyRemoveText')}</p>
      <ProofFields proof={proof} code={attempt.code} />
      <FormFailure error={proof.explains(attempt.code) ? undefined : attempt.error} />
      <Button type="submit" weight="danger" size="large" wide busy={attempt.busy}>
        {t('security.remove')}
      </Button>
    </form>
  )
}
