import { Button } from '@banyan/ui/button.tsx'
import { fingerprintIcon } from '@banyan/ui/icons/fingerprint-icon.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { Suspense, useState } from 'react'
import { canUsePasskeys } from '#/src/features/account/sign-in/passkeys-here.ts'
import { useText } from '#/src/i18n/text.ts'
import { RemovePasskey } from '../late-dialogs.ts'
import { ListRow, RowSkeletons } from '../parts/list-row.tsx'
import { RowAction } from '../parts/row-action.tsx'
import { SectionCard } from '../parts/section-card.tsx'
import type { Security } from '../security-queries.ts'
import { momentText, onDay } from '../words/moment-text.ts'

type Passkey = Security['passkeys'][number]

interface PasskeysCardProps {
  security: Security | undefined
  onAdd: () => void
}

/** The passkeys of the account; where the browser can't make one, the reason stands in the place of the button. */
export function PasskeysCard({ security, onAdd }: PasskeysCardProps) {
  const t = useText()
  const [removed, setRemoved] = useState<Passkey>()
  const [removes, setRemoves] = useState(false)
  const canAdd = canUsePasskeys()
  const remove = (passkey: Passkey) => {
    setRemoved(passkey)
    setRemoves(true)
  }
  return (
    <SectionCard
      title={t('security.passkeys')}
      action={
        canAdd &&
        security && (
          <Button weight="text" icon={plusIcon} onClick={onAdd}>
            {t('security.passkeyAdd')}
          </Button>
        )
      }
    >
      {security ? (
        <Passkeys passkeys={security.passkeys} canAdd={canAdd} onRemove={remove} />
      ) : (
        <RowSkeletons count={1} />
      )}
      {security && removed && (
        <Suspense>
          <RemovePasskey security={security} passkey={removed} open={removes} onClose={() => setRemoves(false)} />
        </Suspense>
      )}
    </SectionCard>
  )
}

interface PasskeysProps {
  passkeys: readonly Passkey[]
  canAdd: boolean
  onRemove: (passkey: Passkey) => void
}

function Passkeys({ passkeys, canAdd, onRemove }: PasskeysProps) {
  const t = useText()
  return (
    <>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <ListRow
              key={passkey.id}
              icon={fingerprintIcon}
              title={passkey.name}
              text={
                passkey.usedAt
                  ? t('security.passkeyUsed', { day: onDay(passkey.addedAt), when: momentText(t, passkey.usedAt) })
                  : t('security.passkeyUnused', { day: onDay(passkey.addedAt) })
              }
              action={
                <RowAction
                  tone="muted"
                  label={t('security.actionOn', { action: t('security.remove'), about: passkey.name })}
                  onClick={() => onRemove(passkey)}
                >
                  {t('security.remove')}
                </RowAction>
              }
            />
          ))}
        </ul>
      )}
      {(passkeys.length === 0 || !canAdd) && (
        <p className="border-t border-line px-4.5 py-4 text-sm text-muted text-pretty first:border-t-0">
          {canAdd ? t('security.passkeyNone') : t('security.passkeyNotHere')}
        </p>
      )}
    </>
  )
}
