import { Badge } from '@banyan/ui/badge.tsx'
import { authenticatorIcon } from '@banyan/ui/icons/authenticator-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { mailIcon } from '@banyan/ui/icons/mail-icon.ts'
import { phoneIcon } from '@banyan/ui/icons/phone-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { ListRow, RowSkeletons } from '../parts/list-row.tsx'
import { RowAction } from '../parts/row-action.tsx'
import { SectionCard } from '../parts/section-card.tsx'
import type { Security } from '../security-queries.ts'
import { momentText, onDay } from '../words/moment-text.ts'
import type { WayChange } from './way-dialogs.tsx'

interface WaysCardProps {
  security: Security | undefined
  onOpen: (dialog: WayChange) => void
}

/** The ways to sign in and to prove who one is, each with what can be done about it. */
export function WaysCard({ security, onOpen }: WaysCardProps) {
  const t = useText()
  return (
    <SectionCard title={t('security.ways')}>
      {security ? <Ways {...{ security, onOpen }} /> : <RowSkeletons count={4} row="min-h-23" />}
    </SectionCard>
  )
}

function Ways({ security, onOpen }: { security: Security; onOpen: (dialog: WayChange) => void }) {
  const t = useText()
  const { contactsHeldUntil: held } = security
  return (
    <>
      {held && (
        <p className="border-b border-line bg-gold-soft px-4.5 py-2.5 text-sm text-gold text-pretty">
          {t('security.contactsHeld', { when: momentText(t, held) })}
        </p>
      )}
      <ul className="grid grow auto-rows-[minmax(auto,5.75rem)] content-start">
        <PasswordRow password={security.password} onOpen={onOpen} />
        <PhoneRow security={security} onOpen={onOpen} />
        <AuthenticatorRow security={security} onOpen={onOpen} />
        <EmailRow security={security} onOpen={onOpen} />
      </ul>
    </>
  )
}

interface RowProps {
  security: Security
  onOpen: (dialog: WayChange) => void
}

function PasswordRow({ password, onOpen }: { password: Security['password'] } & Pick<RowProps, 'onOpen'>) {
  const t = useText()
  const text = password.setAt
    ? t('security.passwordSet', { day: onDay(password.setAt) })
    : password.isSet
      ? t('security.passwordChangeEnds')
      : t('security.passwordNone')
  const verb = password.isSet ? t('security.change') : t('security.add')
  return (
    <ListRow
      icon={lockIcon}
      tone={password.isSet ? 'primary' : 'gold'}
      title={t('security.part.password')}
      text={text}
      action={
        <RowAction
          label={t('security.actionOn', { action: verb, about: t('security.part.password') })}
          onClick={() => onOpen('password')}
        >
          {verb}
        </RowAction>
      }
    />
  )
}

function PhoneRow({ security: { mobile, level, contactsHeldUntil }, onOpen }: RowProps) {
  const t = useText()
  const verb = mobile ? t('security.change') : t('security.add')
  return (
    <ListRow
      icon={phoneIcon}
      tone={mobile ? 'primary' : 'gold'}
      title={t('security.part.phone')}
      badge={!mobile && <Points part="phone" level={level} />}
      text={mobile ? t('security.phoneIs', { number: `\u2066${mobile.number}\u2069` }) : t('security.phoneNone')}
      action={
        <RowAction
          label={t('security.actionOn', { action: verb, about: t('security.part.phone') })}
          disabled={contactsHeldUntil !== null}
          onClick={() => onOpen('phone')}
        >
          {verb}
        </RowAction>
      }
    />
  )
}

function AuthenticatorRow({ security: { authenticator, level }, onOpen }: RowProps) {
  const t = useText()
  const name = t('security.part.authenticator')
  const left = authenticator?.recoveryCodesLeft ?? 0
  return (
    <ListRow
      icon={authenticatorIcon}
      tone={authenticator ? 'primary' : 'gold'}
      title={name}
      badge={!authenticator && <Points part="authenticator" level={level} />}
      text={
        authenticator
          ? t('security.authenticatorIs', { day: onDay(authenticator.addedAt), left })
          : t('security.authenticatorNone')
      }
      action={
        authenticator ? (
          <RowAction
            tone="muted"
            label={t('security.actionOn', { action: t('security.remove'), about: name })}
            onClick={() => onOpen('removeAuthenticator')}
          >
            {t('security.remove')}
          </RowAction>
        ) : (
          <RowAction
            label={t('security.actionOn', { action: t('security.add'), about: name })}
            onClick={() => onOpen('authenticator')}
          >
            {t('security.add')}
          </RowAction>
        )
      }
    />
  )
}

function EmailRow({ security: { email, level, contactsHeldUntil }, onOpen }: RowProps) {
  const t = useText()
  const name = t('security.part.email')
  const verb = email ? (email.isConfirmed ? t('security.change') : t('security.confirm')) : t('security.add')
  const address = email && `\u2066${email.address}\u2069`
  return (
    <ListRow
      icon={mailIcon}
      tone={email?.isConfirmed ? 'primary' : 'gold'}
      title={name}
      badge={!email?.isConfirmed && <Points part="email" level={level} />}
      text={
        address
          ? t(email.isConfirmed ? 'security.emailIs' : 'security.emailUnconfirmed', { address })
          : t('security.emailNone')
      }
      action={
        <RowAction
          label={t('security.actionOn', { action: verb, about: name })}
          disabled={contactsHeldUntil !== null && (!email || email.isConfirmed)}
          onClick={() => onOpen(email && !email.isConfirmed ? 'confirmEmail' : 'email')}
        >
          {verb}
        </RowAction>
      }
    />
  )
}

/** What setting it up is worth. */
function Points({ part, level }: { part: string; level: Security['level'] }) {
  const points = level.parts.find((each) => each.part === part)?.points
  if (points === undefined) return null
  return (
    <Badge tone="gold">
      <span dir="ltr">+{points}</span>
    </Badge>
  )
}
