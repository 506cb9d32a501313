import { IconButton } from '@banyan/ui/button.tsx'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { useDrawerMenu } from './use-drawer-menu.tsx'

/** Opens the menu as a drawer. */
export function MenuButton() {
  const t = useText()
  const { props, drawer } = useDrawerMenu()
  return (
    <>
      <IconButton {...props} icon={menuIcon} label={t('shell.openMenu')} />
      {drawer}
    </>
  )
}
