import { buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { externalIcon } from '@banyan/ui/icons/external-icon.ts'
import { headsetIcon } from '@banyan/ui/icons/headset-icon.ts'
import { useEffect, useRef, useState } from 'react'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'
import { NetworkIcon } from '../networks/network-icon.tsx'

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Leads to customer service: a link where there is one way, else a small menu of links; nothing where there is none. */
export function ContactButton() {
  const t = useText()
  const links = useCustomerService()
  const [first, ...others] = links
  if (!first) return null
  if (others.length > 0) return <ContactMenu />
  return (
    <a href={first.href} {...elsewhere} className={`mt-6 ${buttonClass()}`}>
      <Icon drawing={headsetIcon} size={20} />
      {t('closed.contact')}
      <span className="sr-only">{t('shell.newTab')}</span>
    </a>
  )
}

function ContactMenu() {
  const t = useText()
  const links = useCustomerService()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [open])
  return (
    <details
      ref={place}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        // Before the browser has told that it is open, too.
        currentTarget.open = false
        setOpen(false)
        currentTarget.querySelector('summary')?.focus()
      }}
      className="group relative mt-6"
    >
      <summary className={`cursor-pointer list-none ${buttonClass()}`}>
        <Icon drawing={headsetIcon} size={20} />
        {t('closed.contact')}
        <Icon drawing={downIcon} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-10 mt-2 rounded-md border border-hairline bg-overlay p-2 text-start shadow-lg">
        {links.map(({ type, title, href }) => (
          <li key={href}>
            <a
              href={href}
              {...elsewhere}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-semibold hover:bg-primary-soft"
              onClick={() => setOpen(false)}
            >
              <NetworkIcon network={type} size={20} className="text-muted" />
              <span className="grow">{title}</span>
              <Icon drawing={externalIcon} size={16} className="text-muted" />
              <span className="sr-only">{t('shell.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
