import { errorText } from '@banyan/client/error-text.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { successIcon } from '@banyan/ui/icons/success-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { domainsQuery } from './mirrors/domains-query.ts'

/** The brand's own addresses, and whether the visitor is on one of them; what follows comes with them, and does not move. */
export function MirrorList({ children }: { children: ReactNode }) {
  const t = useText()
  const { data: domains, error, refetch } = useQuery(domainsQuery())
  if (!error && !domains) return <Skeleton className="h-44 rounded-lg" />
  return (
    <>
      {domains ? (
        <Mirrors domains={domains} />
      ) : (
        <Notice
          urgent
          icon={alertIcon}
          title={errorText(t, error)}
          action={<Button onClick={() => void refetch()}>{t('action.tryAgain')}</Button>}
        />
      )}
      {children}
    </>
  )
}

function Mirrors({ domains }: { domains: readonly string[] }) {
  const t = useText()
  if (domains.length === 0)
    return (
      <Notice icon={globeIcon} title={t('mirrors.noneTitle')}>
        {t('mirrors.noneText')}
      </Notice>
    )
  return (
    <>
      <WhereYouAre listed={domains.includes(location.host)} />
      <ul
        aria-label={t('mirrors.title')}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
      >
        {domains.map((domain) => (
          <li key={domain}>
            <Mirror domain={domain} current={domain === location.host} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WhereYouAre({ listed }: { listed: boolean }) {
  const t = useText()
  // Apart from the sentence around it, whose direction may be another.
  const host = `\u2066${location.host}\u2069`
  return (
    <div className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-sm">
      <Icon drawing={listed ? successIcon : infoIcon} size={20} className="text-info" />
      <div className="min-w-0 text-pretty break-words">
        <p>{t(listed ? 'mirrors.listed' : 'mirrors.notListed', { host })}</p>
        {!listed && <p>{t('mirrors.useListed')}</p>}
      </div>
    </div>
  )
}

function Mirror({ domain, current }: { domain: string; current: boolean }) {
  const t = useText()
  return (
    <a
      href={`https://${domain}/`}
      aria-current={current ? 'location' : undefined}
      className="group flex min-h-16 items-center gap-4 px-5 py-3 -outline-offset-3 transition-colors hover:bg-primary-soft"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-strong group-hover:bg-raised">
        <Icon drawing={globeIcon} size={20} />
      </span>
      <bdi dir="ltr" className="min-w-0 font-semibold break-all">
        <span className="font-normal text-muted max-sm:hidden">https://</span>
        {domain}
      </bdi>
      <span className="ms-auto flex shrink-0 items-center gap-3">
        {current && <Badge tone="primary">{t('mirrors.here')}</Badge>}
        <Icon drawing={forwardIcon} size={18} className="text-muted" />
      </span>
    </a>
  )
}
