import { IconButton } from '@banyan/ui/button.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { lazy, Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'

const fetchDrawer = () => import('./drawer-menu.tsx')
const DrawerMenu = lazy(async () => ({ default: (await fetchDrawer()).DrawerMenu }))

/** Opens the menu as a drawer; the drawer's code comes when a finger or the focus is on the button. */
export function MenuButton() {
  const t = useText()
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  const prepare = () => void fetchDrawer().catch(() => {})
  return (
    <>
      <IconButton {...props} icon="menu" label={t('shell.openMenu')} onPointerEnter={prepare} onFocus={prepare} />
      {wanted && (
        <Suspense>
          <DrawerMenu open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
