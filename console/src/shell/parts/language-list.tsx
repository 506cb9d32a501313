import { useLanguage } from '@banyan/client/language.ts'
import { failed } from '@banyan/client/signals.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import type { RefObject } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { changeLanguage, offeredLanguages } from '#/src/session/language.ts'

interface LanguageListProps {
  open: boolean
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
}

/** The languages by their own names. */
export function LanguageList({ open, onClose, trigger }: LanguageListProps) {
  const t = useText()
  const current = useLanguage()
  return (
    <Menu open={open} onClose={onClose} trigger={trigger} label={t('language.label')} align="end">
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
  )
}
