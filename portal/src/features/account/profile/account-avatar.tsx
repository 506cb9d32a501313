import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { personIcon } from '@banyan/ui/icons/person-icon.ts'
import { isTrial } from '#/src/session/account-kind.ts'

const drawings = import.meta.glob<string>('./avatars/*.svg', { eager: true, import: 'default', query: '?no-inline' })

interface AccountAvatarProps {
  account: Pick<OwnAccount, 'icon' | 'type'>
  /** In pixels. */
  size: number
}

/** A decoration beside the account's name; a trial account has a dashed outline in place of a picture. */
export function AccountAvatar({ account, size }: AccountAvatarProps) {
  if (isTrial(account)) {
    return (
      <span
        style={{ width: size, height: size }}
        className="grid shrink-0 place-items-center rounded-full border border-dashed border-line-control text-muted"
      >
        <Icon drawing={personIcon} size={Math.round(size / 2)} />
      </span>
    )
  }
  const source = drawings[`./avatars/${account.icon}.svg`] ?? drawings['./avatars/banyan.svg']
  return <img src={source} alt="" width={size} height={size} className="shrink-0 rounded-full" />
}
