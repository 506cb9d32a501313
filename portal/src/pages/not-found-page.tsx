import { buttonClass } from '@banyan/ui/button.tsx'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

export function NotFoundPage() {
  const t = useText()
  return (
    <div className="mx-auto max-w-2xl md:py-10">
      <PageHead title={t('shell.notFoundTitle')} />
      <Notice
        heading
        icon="nothing"
        title={t('shell.notFoundTitle')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('shell.toHome')}
          </Link>
        }
      >
        {t('shell.notFoundText')}
      </Notice>
    </div>
  )
}
