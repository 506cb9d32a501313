import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { AccountAvatar } from '#/src/features/account/profile/account-avatar.tsx'
import { useText } from '#/src/i18n/text.ts'
import { agentTypeName } from './agent-type-name.ts'

/** Who is signed in, and as what. */
export function AgentWelcome({ account }: { account: OwnAccount }) {
  const t = useText()
  const facts = [
    ['agents.nickname', account.nickname],
    ['agents.account', account.account],
    ['agents.type', agentTypeName(t, account)],
  ] as const
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <div className="flex items-center gap-5 border-b border-line bg-primary-soft p-5 md:p-8">
        <AccountAvatar account={account} size={72} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('agents.office')}</p>
          <h1 tabIndex={-1} className="text-xl font-bold tracking-tight text-balance">
            {t('agents.welcome', { name: account.nickname })}
          </h1>
        </div>
      </div>
      <dl className="divide-y divide-line px-5 md:px-8">
        {facts.map(([key, value]) => (
          <div key={key} className="grid gap-x-6 py-3.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line p-5 md:px-8">
        <Link to="/" className={buttonClass('quiet')}>
          {t('agents.toPortal')}
        </Link>
      </div>
    </section>
  )
}
