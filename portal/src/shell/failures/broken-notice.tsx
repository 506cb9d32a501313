import { Button } from '@banyan/ui/button.tsx'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'

export function BrokenNotice() {
  const t = useText()
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 md:py-10">
      <Notice
        urgent
        heading
        icon="alert"
        title={t('shell.brokenTitle')}
        action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
      >
        {t('shell.brokenText')}
      </Notice>
    </div>
  )
}
