import { failed } from '@banyan/client/signals.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { Card } from '@banyan/ui/card.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { session, setSession } from '#/src/session/session.ts'
import { AccountAvatar } from '../account-avatar.tsx'
import { avatarNames } from '../avatar-names.ts'

type Avatar = OwnAccount['icon']

/** The pictures that an account can have; the one that is chosen is kept at once, and put back where that fails. */
export function AvatarChoice({ account }: { account: OwnAccount }) {
  const t = useText()
  const [wanted, setWanted] = useState<Avatar>()
  const chosen = wanted ?? account.icon
  const choose = async (icon: Avatar) => {
    if (wanted !== undefined || icon === account.icon) return
    setWanted(icon)
    try {
      await request('changeMemberIcon', {}, { body: { icon } })
      const now = session()
      if (now.is === 'in') setSession({ is: 'in', account: { ...now.account, icon } })
    } catch (error) {
      failed.tell(error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Card title={t('profile.picture')} level={3}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('profile.picture')}</legend>
        <div className="grid grid-cols-4 justify-items-center gap-y-2 min-[26rem]:grid-cols-6 lg:grid-cols-12">
          {avatarNames.map((icon) => (
            <label
              key={icon}
              className="cursor-pointer rounded-full p-0.75 ring-2 ring-transparent transition-shadow has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info"
            >
              <input
                type="radio"
                name="avatar"
                value={icon}
                checked={icon === chosen}
                onChange={() => void choose(icon)}
                aria-label={t(`profile.avatar.${icon}`)}
                className="sr-only"
              />
              <AccountAvatar account={{ icon, type: account.type }} size={48} />
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  )
}
