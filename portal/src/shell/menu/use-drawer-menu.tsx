import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { lazy, Suspense } from 'react'

const fetchDrawer = () => import('./drawer-menu.tsx')
const DrawerMenu = lazy(async () => ({ default: (await fetchDrawer()).DrawerMenu }))

/** What a button needs to open the menu as a drawer, and the drawer; its code comes when a finger or the focus is on the button. */
export function useDrawerMenu() {
  const { open, wanted, close, props } = usePopupTrigger('dialog')
  const prepare = () => void fetchDrawer().catch(() => {})
  return {
    props: { ...props, onPointerEnter: prepare, onFocus: prepare },
    drawer: wanted && (
      <Suspense>
        <DrawerMenu open={open} onClose={close} />
      </Suspense>
    ),
  }
}
