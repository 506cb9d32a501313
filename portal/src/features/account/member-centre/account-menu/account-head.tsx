import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { AccountAvatar } from '#/src/features/account/profile/account-avatar.tsx'
import { MenuBalance } from '#/src/features/cashier/wallet/menu-balance.tsx'
import { useText } from '#/src/i18n/text.ts'
import { isTrial } from '#/src/session/account-kind.ts'

/** Names the account; where the browser lends its clipboard, its id can be copied. */
export function AccountHead({ account, onCopy }: { account: OwnAccount; onCopy: () => void }) {
  const t = useText()
  const trial = isTrial(account)
  return (
    <>
      <div className="flex items-center gap-3">
        <AccountAvatar account={account} size={48} />
        <div className="min-w-0">
          <p className="text-lg font-semibold truncate">{trial ? t('account.trial') : account.nickname}</p>
          {trial ? (
            <p className="text-sm text-muted text-pretty">{t('account.trialText')}</p>
          ) : (
            account.account !== account.nickname && <p className="text-sm text-muted truncate">{account.account}</p>
          )}
        </div>
      </div>
      <div className="mt-2 -mb-2 flex items-center gap-2 text-sm text-muted">
        <span className="shrink-0">{t('account.id')}</span>
        <span dir="ltr" className="min-w-0 grow truncate select-all">
          {account.id}
        </span>
        {'clipboard' in navigator && (
          <span className="-me-2">
            <IconButton
              icon={copyIcon}
              label={t('account.copyId')}
              title={t('account.copyId')}
              size="small"
              onClick={onCopy}
            />
          </span>
        )}
      </div>
      {!trial && <MenuBalance />}
    </>
  )
}
