import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import {
  favouritesPlace,
  type ListFilters,
  listLink,
  recentPlace,
} from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { openLogin } from '#/src/session/open-login.ts'
import type { OwnList } from '../favourites/own-games-query.ts'

const icons = { favourites: heartIcon, recent: historyIcon } as const
const places = { favourites: favouritesPlace, recent: recentPlace } as const

/** Shown to visitors instead of an own list. */
export function LoginNotice({ list }: { list: OwnList }) {
  const t = useText()
  return (
    <Notice
      icon={icons[list]}
      title={t(`favourites.${list}.loginTitle`)}
      action={<Button onClick={() => openLogin()}>{t('favourites.login')}</Button>}
    >
      {t(`favourites.${list}.loginText`)}
    </Notice>
  )
}

/** An own list without a game: because there is none yet, or none of the type or vendor that is chosen. */
export function OwnEmptyNotice({ list, filters }: { list: OwnList; filters: ListFilters }) {
  const t = useText()
  if (filters.of ?? filters.vassalage ?? filters.gameType) {
    return (
      <Notice
        icon={icons[list]}
        title={t(`favourites.${list}.noneTitle`)}
        action={
          <Link {...listLink(places[list])} className={buttonClass()}>
            {t(`favourites.${list}.all`)}
          </Link>
        }
      >
        {t('favourites.noneText')}
      </Notice>
    )
  }
  return (
    <Notice
      icon={icons[list]}
      title={t(`favourites.${list}.emptyTitle`)}
      action={
        <Link {...listLink({ to: '/', type: 'HOT' })} className={buttonClass()}>
          {t('favourites.seeHot')}
        </Link>
      }
    >
      {t(`favourites.${list}.emptyText`)}
    </Notice>
  )
}
