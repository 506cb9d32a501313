import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { crownIcon } from '@banyan/ui/icons/crown-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'
import { useText } from '#/src/i18n/text.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { own } from '#/src/session/own-answers.ts'
import { useAccount, useSession } from '#/src/session/session.ts'
import { OwnStanding } from './vip/own-standing.tsx'
import { VipLevelCard } from './vip/vip-level-card.tsx'
import { vipQuery } from './vip-query.ts'

/** How the account stands, every level with what it asks and gives, and the rules (requirements PRO-04). */
export function VipLevels() {
  const t = useText()
  const client = useQueryClient()
  const account = useAccount()
  const isOut = useSession().is === 'out'
  const query = { ...vipQuery(account?.id), enabled: isOut || account !== undefined, refetchOnMount: 'always' as const }
  const { data: vip, error, refetch } = useQuery(query)
  // What was bet or paid in moves the bars while the page is open.
  useEffect(
    () => hearEvent('rewards.changed', () => void client.invalidateQueries({ queryKey: [own, 'vip'] })),
    [client],
  )
  if (!vip && error)
    return (
      <Notice
        urgent
        icon={alertIcon}
        title={errorText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('action.tryAgain')}</Button>}
      />
    )
  if (!vip) return <Skeleton className="h-96 rounded-lg" />
  if (vip.levels.length === 0)
    return (
      <Notice icon={crownIcon} title={t('vip.noneTitle')}>
        {t('vip.noneText')}
      </Notice>
    )
  return (
    <>
      {vip.hasVip ? <OwnStanding vip={vip} /> : isOut && <Invitation />}
      <section aria-labelledby="vip-levels" className="flex flex-col gap-4">
        <h2 id="vip-levels" className="text-lg font-bold">
          {t('vip.levels')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {vip.levels.map((level) => (
            <VipLevelCard key={level.rank} level={level} isOwn={vip.hasVip && level.rank === vip.vipRankLevel} />
          ))}
        </ul>
      </section>
      <Rules />
    </>
  )
}

function Invitation() {
  const t = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-gold-soft px-5 py-4">
      <span className="min-w-0 grow text-pretty">{t('vip.visitor')}</span>
      <Button aria-haspopup="dialog" onClick={() => openAccountPopup('login')}>
        {t('nav.logIn')}
      </Button>
    </p>
  )
}

const rules = ['vip.ruleUp', 'vip.ruleSkip', 'vip.ruleKeep', 'vip.ruleBack', 'vip.ruleGifts'] as const

function Rules() {
  const t = useText()
  return (
    <section aria-labelledby="vip-rules" className="rounded-lg border border-line bg-raised p-5 shadow-sm">
      <h2 id="vip-rules" className="text-lg font-bold">
        {t('vip.rules')}
      </h2>
      <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1.5 ps-5 text-muted text-pretty">
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      <Link to="/promotions" search={{ show: 'vip' }} className={`mt-2 inline-block ${textLinkClass}`}>
        {t('vip.promotions')}
      </Link>
    </section>
  )
}
