import { useLanguage } from '@banyan/client/language.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { globeIcon } from '@banyan/ui/icons/globe-icon.ts'
import { isComplete, useText } from '#/src/i18n/text.ts'
import { changeLanguage } from '#/src/session/language.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import './language-select.css'

/** `row` fills a line of a menu, `icon` shows the globe alone; the platform's own select lies over either. */
export function LanguageSelect({ look }: { look: 'row' | 'compact' | 'icon' }) {
  const t = useText()
  const { languages } = usePortalConfig()
  const current = useLanguage()
  return (
    <span
      className={`relative flex min-h-11 items-center gap-3 rounded-sm text-muted transition-colors focus-within:text-text hover:bg-primary-soft hover:text-text ${look === 'row' ? 'px-3' : look === 'icon' ? 'justify-center' : 'gap-2 px-2 md:px-3'}`}
    >
      <Icon drawing={globeIcon} size={20} />
      {look !== 'icon' && (
        <>
          <span aria-hidden="true" className="min-w-0 grow truncate">
            {current?.nativeName}
          </span>
          {/* Beside the brand on a phone there is no room for more than the name. */}
          <Icon drawing={downIcon} size={16} className={look === 'compact' ? 'max-md:hidden' : ''} />
        </>
      )}
      <select
        aria-label={t('language.label')}
        title={t('language.label')}
        value={current?.code}
        onChange={({ target }) => void changeLanguage(target.value)}
        className="language-select absolute inset-0 w-full cursor-pointer appearance-none rounded-sm"
      >
        {languages.map(({ code, tag, nativeName }) => (
          <option key={code} value={code} lang={tag}>
            {isComplete(tag) ? nativeName : t('language.incomplete', { language: nativeName })}
          </option>
        ))}
      </select>
    </span>
  )
}
