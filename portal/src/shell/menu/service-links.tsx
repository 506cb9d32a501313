import { Icon } from '@banyan/ui/icon.tsx'
import { externalIcon } from '@banyan/ui/icons/external-icon.ts'
import { useId } from 'react'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'
import { NetworkIcon } from '../networks/network-icon.tsx'
import { MenuRow, menuRowClass } from './menu-row.tsx'

/** The ways to customer service, each in a tab of its own; nothing where there is none. */
export function ServiceLinks({ collapsed }: { collapsed: boolean }) {
  const t = useText()
  const headingId = useId()
  const links = useCustomerService()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-3">
      <h2 id={headingId} className={collapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold text-muted'}>
        {t('shell.customerService')}
      </h2>
      <ul>
        {links.map(({ type, title, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              title={collapsed ? title : undefined}
              className={`group ${menuRowClass(collapsed)}`}
            >
              <MenuRow icon={<NetworkIcon network={type} size={20} />} label={title} collapsed={collapsed} />
              {!collapsed && <Icon drawing={externalIcon} size={16} className="opacity-50 group-hover:opacity-100" />}
              <span className="sr-only">{t('shell.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
