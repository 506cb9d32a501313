import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { headsetIcon } from '@banyan/ui/icons/headset-icon.ts'
import { signOutIcon } from '@banyan/ui/icons/sign-out-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { memberGroups } from '#/src/features/account/member-centre/member-pages.gen.ts'
import { AccountAvatar } from '#/src/features/account/profile/account-avatar.tsx'
import { VipEmblem } from '#/src/features/account/profile/vip-emblem.tsx'
import { useOwnVip } from '#/src/features/account/profile/vip-query.ts'
import { RewardBadge } from '#/src/features/cashier/promotions/reward-badge.tsx'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'
import type { MemberPage } from '../member-pages.ts'

const SignOutDialog = lazyPart(async () => (await import('../sign-out-dialog.tsx')).SignOutDialog)

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-2.5 text-start font-semibold text-muted -outline-offset-3 transition-colors hover:bg-primary-soft hover:text-text md:min-h-9.5'

interface MemberMenuProps {
  account: OwnAccount
  page: MemberPage
  onChoose: () => void
}

/** Who is here, the pages of the member centre, and the ways out of it. */
export function MemberMenu({ account, page, onChoose }: MemberMenuProps) {
  const t = useText()
  const headingId = useId()
  const vip = useOwnVip()
  const { cameFrom } = useLocation({ select: ({ state }) => state })
  return (
    <>
      <div className="mx-3 flex items-center gap-3 border-b border-line px-2.5 pt-4 pb-4 md:pt-5">
        <AccountAvatar account={account} size={40} />
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold break-words">{account.nickname}</p>
          {account.account !== account.nickname && <p className="text-sm text-muted truncate">{account.account}</p>}
        </div>
        {vip && (
          <Link
            to="/vip"
            aria-label={t('account.vipLevel', { level: vip.vipLabelName })}
            title={t('account.vipLevel', { level: vip.vipLabelName })}
            className="ms-auto flex min-h-11 shrink-0 items-center rounded-sm px-1 -outline-offset-3 hover:bg-primary-soft"
          >
            <VipEmblem rank={vip.vipRankLevel} size={36} />
          </Link>
        )}
      </div>
      <nav
        aria-label={t('member.pages')}
        className="flex min-h-0 grow flex-col gap-3 overflow-y-auto overscroll-contain px-3 py-3"
      >
        {memberGroups.map(({ name, pages }) => (
          <section key={name} aria-labelledby={`${headingId}-${name}`}>
            <h3 id={`${headingId}-${name}`} className="px-2.5 pt-1 pb-1.5 text-sm text-muted">
              {t(`member.group.${name}`)}
            </h3>
            <ul className="flex flex-col gap-0.5">
              {pages.map(({ page: each, icon, ...marks }) => (
                <li key={each}>
                  <Link
                    to="/member/{-$page}"
                    params={{ page: each }}
                    resetScroll={false}
                    state={{ keepFocus: true, ...(cameFrom && { cameFrom }) }}
                    aria-current={each === page ? 'page' : undefined}
                    onClick={onChoose}
                    className={`${row} ${each === page ? 'bg-primary-soft text-primary-strong!' : ''}`}
                  >
                    <Icon drawing={icon} size={20} />
                    {t(`member.page.${each}`)}
                    {'badge' in marks && <RewardBadge />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <WaysOut />
    </>
  )
}

/** Help from a person, and signing out. */
function WaysOut() {
  const t = useText()
  const service = useCustomerService()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  return (
    <ul className="flex flex-col gap-0.5 border-t border-line p-3 md:border-0 md:pt-0">
      {service.map(({ href, title }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={row}>
            <Icon drawing={headsetIcon} size={20} />
            {title}
            <span className="sr-only">{t('shell.newTab')}</span>
          </a>
        </li>
      ))}
      <li>
        <button type="button" {...props} onPointerEnter={SignOutDialog.prepare} className={row}>
          <Icon drawing={signOutIcon} size={20} />
          {t('account.signOut')}
        </button>
        {wanted && (
          <Suspense>
            <SignOutDialog open={open} onClose={close} />
          </Suspense>
        )}
      </li>
    </ul>
  )
}
