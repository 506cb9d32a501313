import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { failed } from '@banyan/client/signals.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { crownIcon } from '@banyan/ui/icons/crown-icon.ts'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { personIcon } from '@banyan/ui/icons/person-icon.ts'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { signOutIcon } from '@banyan/ui/icons/sign-out-icon.ts'
import { teamIcon } from '@banyan/ui/icons/team-icon.ts'
import { Menu, MenuItem, MenuLine } from '@banyan/ui/menu.tsx'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, Suspense, useState } from 'react'
import { useMayHaveVip, useOwnVip } from '#/src/features/account/profile/vip-query.ts'
import { useText } from '#/src/i18n/text.ts'
import { isAgent, isTrial } from '#/src/session/account-kind.ts'
import { SignOutDialog } from '../sign-out-dialog.tsx'
import { AccountHead } from './account-head.tsx'

const FavouritesPopup = lazyPart(async () =>
  (await import('#/src/features/lobby/game-list/fetch-favourites-popup.ts')).fetchFavouritesPopup(),
)

interface AccountMenuProps {
  account: OwnAccount
  open: boolean
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
}

/** Who is signed in, and where an account can go (requirements NAV-12). */
export function AccountMenu({ account, open, onClose, trigger }: AccountMenuProps) {
  const t = useText()
  const vip = useOwnVip()
  const offersVip = useHeld(useMayHaveVip(), open)
  const navigate = useNavigate()
  const router = useRouter()
  const [dialog, setDialog] = useState<'copied' | 'favourites' | 'signOut'>()
  const closeDialog = () => setDialog(undefined)
  const copy = () => {
    navigator.clipboard.writeText(account.id).then(() => {
      onClose()
      setDialog('copied')
    }, failed.tell)
  }
  const toMemberCentre = (page: 'securityCenter' | 'personalHistoryCopy') => {
    const cameFrom = router.state.location.href
    const at = { to: '/member/{-$page}', params: { page } } as const
    void navigate({ ...at, resetScroll: false, state: { keepFocus: true, cameFrom } })
  }
  return (
    <>
      <Menu
        open={open}
        onClose={onClose}
        trigger={trigger}
        label={t('account.menu')}
        align="end"
        head={<AccountHead account={account} onCopy={copy} />}
      >
        {!isTrial(account) && (
          <>
            <MenuItem icon={personIcon} onAction={() => toMemberCentre('securityCenter')}>
              {t('account.mine')}
            </MenuItem>
            {offersVip && (
              <MenuItem
                icon={crownIcon}
                detail={vip && <bdi className="text-sm font-semibold text-gold">{vip.vipLabelName}</bdi>}
                onAction={() => void navigate({ to: '/vip' })}
              >
                {t('account.vip')}
              </MenuItem>
            )}
            <MenuItem icon={receiptIcon} onAction={() => toMemberCentre('personalHistoryCopy')}>
              {t('account.bets')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={heartIcon} onAction={() => setDialog('favourites')}>
          {t('account.favourites')}
        </MenuItem>
        {isAgent(account) && (
          <MenuItem
            icon={teamIcon}
            detail={<Icon drawing={forwardIcon} size={18} className="text-muted" />}
            onAction={() => void navigate({ to: '/agentHome' })}
          >
            {t('account.backOffice')}
          </MenuItem>
        )}
        {!isTrial(account) && <MenuLine />}
        <MenuItem icon={signOutIcon} onAction={() => setDialog('signOut')}>
          {t('account.signOut')}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={dialog === 'copied'}
        onClose={closeDialog}
        tone="success"
        title={t('account.copied')}
        confirm={t('popup.understood')}
      />
      {dialog === 'favourites' && (
        <Suspense>
          <FavouritesPopup onClose={closeDialog} />
        </Suspense>
      )}
      <SignOutDialog open={dialog === 'signOut'} onClose={closeDialog} />
    </>
  )
}

/** What it was when the menu opened: an item that comes or goes later moves those below it from under a finger. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return held
}
