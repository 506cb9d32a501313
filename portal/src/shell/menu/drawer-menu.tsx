import { Drawer } from '@banyan/ui/drawer.tsx'
import { useText } from '#/src/i18n/text.ts'
import { Brand } from '../brand/brand.tsx'
import { fetchMenuEntries, MenuEntries } from './menu-entries.tsx'

/** The drawer with all that its entries need. */
export async function fetchDrawerMenu() {
  await fetchMenuEntries()
  return DrawerMenu
}

/** The side menu where there is no room at the side. */
function DrawerMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      head={
        <span className="flex min-w-0 items-center gap-2.5">
          <Brand />
        </span>
      }
    >
      <MenuEntries onLeave={onClose} />
    </Drawer>
  )
}
