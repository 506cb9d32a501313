import { useLanguage } from '@banyan/client/language.ts'
import { failed } from '@banyan/client/signals.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { useText } from '#/src/i18n/text.ts'
import { changeLanguage, offeredLanguages } from '#/src/session/language.ts'

/** The languages by their own names. */
export function LanguageMenu() {
  const t = useText()
  const current = useLanguage()
  const trigger = usePopupTrigger('menu')
  return (
    <>
      <IconButton icon={globeIcon} label={t('language.label')} title={t('language.label')} {...trigger.props} />
      <Menu open={trigger.open} onClose={trigger.close} trigger={trigger.ref} label={t('language.label')} align="end">
        {offeredLanguages().map(({ code, nativeName }) => (
          <MenuItem
            key={code}
            current={code === current?.code}
            detail={code === current?.code && <Icon drawing={checkIcon} size={18} />}
            onAction={() => void changeLanguage(code).catch(failed.tell)}
          >
            {nativeName}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
