import { IconButton } from '@banyan/ui/button.tsx'
import { bellIcon } from '@banyan/ui/icons/bell-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { prepareNoticePopup } from './notice-popups.tsx'
import { openNotices, useNoticePopup, useSeenNotices } from './open-notices.ts'
import { useNotices } from './use-notices.ts'

/** Opens the notice popup; a dot says that there are notices which the visitor hasn't been shown. */
export function NoticeBell() {
  const t = useText()
  const { open } = useNoticePopup()
  const seen = useSeenNotices()
  const { data = [] } = useNotices()
  const count = data.filter(({ id }) => !seen.includes(id)).length
  const label = count > 0 ? t('notices.bellNew', { count }) : t('notices.bell')
  return (
    <IconButton
      icon={bellIcon}
      label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={prepareNoticePopup}
      onFocus={prepareNoticePopup}
      onClick={() => openNotices()}
      badge={count > 0 && <span className="me-2 mt-2 block size-2 rounded-full bg-badge ring-2 ring-ground" />}
    />
  )
}
