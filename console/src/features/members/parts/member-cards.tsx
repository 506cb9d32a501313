import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Amount } from '#/src/features/records/amount.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'

interface CardProps {
  member: ValueOf<Calls['memberRecord']>
}

/** The facts of a member, in cards. */
export function MemberCards({ member }: CardProps) {
  return (
    <div className="mb-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <AccountCard member={member} />
      <SecurityCard member={member} />
      <div className="flex flex-col gap-4 md:max-xl:col-span-2 md:max-xl:grid md:max-xl:grid-cols-2">
        <MoneyCard member={member} />
        <TreeCard member={member} />
      </div>
    </div>
  )
}

function AccountCard({ member }: CardProps) {
  const t = useText()
  const { registration, mobile, email, details, tags, identityCheckedAt } = member
  const moment = (at: string | null) => (at ? momentText(at) : t('members.never'))
  const way =
    registration && t(registration.method === 'mobile' ? 'member.byMobile' : 'member.byUsername', registration)
  return (
    <Card title={t('member.account')}>
      <Facts
        rows={[
          { name: t('members.mobile'), value: mobile ?? t('member.nothing'), isCode: mobile !== null },
          {
            name: t('members.email'),
            value: email
              ? `${email.address}${email.isConfirmed ? '' : ` (${t('member.unconfirmed')})`}`
              : t('member.nothing'),
          },
          {
            name: t('member.details'),
            value: details.map((field) => t(`field.${field}`)).join(', ') || t('member.nothing'),
          },
          { name: t('member.identity'), value: moment(identityCheckedAt) },
          ...(tags.length > 0 ? [{ name: t('member.tags'), value: tags.join(', '), isCode: true }] : []),
          ...(member.language ? [{ name: t('member.language'), value: member.language, isCode: true }] : []),
          { name: t('members.registered'), value: momentText(member.registeredAt) },
          ...(registration
            ? [
                { name: t('member.registration'), value: way },
                { name: t('member.registeredFrom'), value: registration.address, isCode: true },
              ]
            : []),
          ...(registration?.referrer
            ? [{ name: t('member.referrer'), value: <MemberLink member={registration.referrer} /> }]
            : []),
          { name: t('member.firstSignIn'), value: moment(member.firstSignInAt) },
          { name: t('members.lastSignIn'), value: moment(member.lastSignInAt) },
        ]}
      />
    </Card>
  )
}

function SecurityCard({ member: { password, authenticator, passkeys, openSessions } }: CardProps) {
  const t = useText()
  const passwordText = password && [
    t('member.passwordAge', { days: password.ageDays }),
    ...(password.isWeak ? [t('member.passwordWeak')] : []),
    ...(password.mustChange ? [t('member.passwordMustChange')] : []),
  ]
  return (
    <Card title={t('member.security')}>
      <Facts
        rows={[
          {
            name: t('member.password'),
            value: passwordText ? (
              <span className={password?.isWeak ? 'text-gold' : ''}>{passwordText.join(', ')}</span>
            ) : (
              t('member.noPassword')
            ),
          },
          {
            name: t('member.authenticator'),
            value: authenticator
              ? `${momentText(authenticator.addedAt)}, ${t('member.codesLeft', { count: authenticator.recoveryCodesLeft })}`
              : t('member.nothing'),
          },
          { name: t('member.passkeys'), value: String(passkeys) },
          { name: t('member.openSessions'), value: String(openSessions) },
        ]}
      />
    </Card>
  )
}

function MoneyCard({ member: { id, money } }: CardProps) {
  const t = useText()
  const maySeeDeposits = useMay('listDeposits')
  const maySeeWithdrawals = useMay('listWithdrawals')
  return (
    <Card
      title={t('member.money')}
      aside={
        <span className="flex flex-wrap justify-end gap-x-4">
          {maySeeDeposits && (
            <Link to="/deposits" search={{ member: id }} className={textLinkClass}>
              {t('page.deposits')}
            </Link>
          )}
          {maySeeWithdrawals && (
            <Link to="/withdrawals" search={{ tab: 'all', member: id }} className={textLinkClass}>
              {t('page.withdrawals')}
            </Link>
          )}
        </span>
      }
    >
      <Facts
        rows={[
          { name: t('members.balance'), value: <Amount amount={money.balance} /> },
          { name: t('member.held'), value: <Amount amount={money.held} /> },
          ...(Number(money.owed) === 0
            ? []
            : [{ name: t('member.owed'), value: <Amount amount={`-${money.owed}`} isMovement /> }]),
        ]}
      />
    </Card>
  )
}

function TreeCard({ member: { upline, directDownlines } }: CardProps) {
  const t = useText()
  const above = upline.map((agent, place) => (
    <Fragment key={agent.id}>
      {place > 0 && <span className="text-muted"> › </span>}
      <MemberLink member={agent} />
    </Fragment>
  ))
  return (
    <Card title={t('member.tree')}>
      <Facts
        rows={[
          { name: t('member.upline'), value: upline.length > 0 ? above : t('member.noUpline') },
          { name: t('member.downlines'), value: String(directDownlines) },
        ]}
      />
    </Card>
  )
}
