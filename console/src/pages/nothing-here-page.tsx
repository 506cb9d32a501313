import { buttonClass } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** Stands at addresses that lead nowhere. */
export function NothingHerePage() {
  const t = useText()
  usePageTitle(t('nothingHere.title'))
  return (
    <Notice
      icon={nothingIcon}
      title={t('nothingHere.title')}
      heading
      action={
        <Link to="/" className={buttonClass()}>
          {t('nothingHere.back')}
        </Link>
      }
    />
  )
}
