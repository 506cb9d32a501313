import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { NavigationEntry } from '../navigation-entry.ts'

const PagesDrawer = lazyPart(async () => (await import('./pages-drawer.tsx')).PagesDrawer)

/** The button that opens the pages as a drawer where there is no room for the rail. */
export function PhoneMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  return (
    <>
      <IconButton
        icon={menuIcon}
        label={t('shell.openMenu')}
        {...props}
        onPointerEnter={PagesDrawer.prepare}
        onFocus={PagesDrawer.prepare}
      />
      {wanted && (
        <Suspense>
          <PagesDrawer entries={entries} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
