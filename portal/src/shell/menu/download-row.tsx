import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { AppIcon } from '#/src/features/content/resources/app-icon.tsx'
import { useAppOffers } from '#/src/features/content/resources/app-offers.ts'
import { appsTexts } from '#/src/features/content/resources/apps-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import type { DownloadCard } from './download-card.tsx'
import { MenuRow, menuRowClass } from './menu-row.tsx'

interface DownloadRowProps {
  collapsed: boolean
  /** Where the menu is a drawer. */
  onLeave?: (() => void) | undefined
}

const fetchCard = async () => {
  const [card] = await Promise.all([import('./download-card.tsx'), loadTexts(appsTexts)])
  return card.DownloadCard
}

/** Leads to the apps; beside the menu a mouse or the focus shows their codes, whose code comes with the first of them. */
export function DownloadRow({ collapsed, onLeave }: DownloadRowProps) {
  const t = useText()
  const link = useRef<HTMLAnchorElement>(null)
  const was = useRef({ focused: false, wanted: false })
  const [Card, setCard] = useState<typeof DownloadCard>()
  const hasCard = useAppOffers().length > 0 && !onLeave
  const prepare = () => {
    if (!hasCard || Card) return
    fetchCard().then(
      (Fetched) => {
        const focused = document.activeElement === link.current
        was.current = { focused, wanted: link.current?.matches(':hover, :focus-visible') ?? false }
        setCard(() => Fetched)
      },
      () => {},
    )
  }
  // The card's code puts another link in the place of this one.
  useLayoutEffect(() => {
    if (Card && was.current.focused) link.current?.focus()
  }, [Card])
  const row = (
    <Link
      ref={link}
      to="/download"
      title={collapsed && !hasCard ? t('nav.download') : undefined}
      className={menuRowClass(collapsed)}
      onClick={onLeave}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && prepare()}
      onFocus={prepare}
    >
      <MenuRow icon={<AppIcon of="download" />} label={t('nav.download')} collapsed={collapsed} />
    </Link>
  )
  return Card && hasCard ? <Card trigger={row} openAtFirst={was.current.wanted} /> : row
}
