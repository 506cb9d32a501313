import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { Suspense } from 'react'

const DrawerMenu = lazyPart(async () => (await import('./drawer-menu.tsx')).fetchDrawerMenu())

/** What a button needs to open the menu as a drawer, and the drawer; its code comes when a finger or the focus is on the button. */
export function useDrawerMenu() {
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  return {
    props: { ...props, onPointerEnter: DrawerMenu.prepare, onFocus: DrawerMenu.prepare },
    drawer: wanted && (
      <Suspense>
        <DrawerMenu open={open} onClose={close} />
      </Suspense>
    ),
  }
}
