import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'

const LanguageList = lazyPart(async () => (await import('./parts/language-list.tsx')).LanguageList)

/** The button that opens the languages. */
export function LanguageMenu() {
  const t = useText()
  const { open, wanted, close, ref, props } = usePopupTrigger('menu')
  return (
    <>
      <IconButton
        icon={globeIcon}
        label={t('language.label')}
        title={t('language.label')}
        {...props}
        onPointerEnter={LanguageList.prepare}
        onFocus={LanguageList.prepare}
      />
      {wanted && (
        <Suspense>
          <LanguageList open={open} onClose={close} trigger={ref} />
        </Suspense>
      )}
    </>
  )
}
