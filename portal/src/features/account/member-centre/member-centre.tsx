import { IconButton } from '@banyan/ui/button.tsx'
import { FullDialog } from '@banyan/ui/full-dialog.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useAccount } from '#/src/session/session.ts'
import type { MemberPage } from './member-pages.ts'
import { MemberMenu } from './menu/member-menu.tsx'

interface MemberCentreProps {
  open: boolean
  onClose: () => void
  page: MemberPage
  /** A line under the page's title. */
  subtitle?: ReactNode
  children: ReactNode
}

/**
 * The member centre over the lobby: its menu at the start, the page that the address names beside it (requirements
 * NAV-06, MEM-01). On a phone it fills the screen, and the menu unfolds over the page.
 */
export function MemberCentre({ open, onClose, page, subtitle, children }: MemberCentreProps) {
  const t = useText()
  const account = useAccount()
  const titleId = useId()
  const menuId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const heading = useHeadingFocus(open, page)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (unfolded) menu.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()
  }, [unfolded])
  const scroller = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setUnfolded(false)
  }
  useEffect(() => {
    if (page) scroller.current?.scrollTo?.(0, 0)
  }, [page])
  return (
    <FullDialog open={open && account !== undefined} onClose={onClose} labelledBy={titleId}>
      <div className="flex min-w-0 grow max-md:flex-col">
        <div
          ref={menu}
          id={menuId}
          className={`flex min-h-0 flex-col bg-raised md:w-56 md:shrink-0 md:border-e md:border-line max-md:order-2 max-md:grow ${unfolded ? '' : 'max-md:hidden'}`}
        >
          {account && <MemberMenu account={account} page={page} onChoose={() => setUnfolded(false)} />}
        </div>
        <div
          ref={scroller}
          className={`flex min-h-0 min-w-0 flex-col overflow-y-auto overscroll-contain bg-ground ${unfolded ? '' : 'grow'} max-md:order-1`}
        >
          <header className="sticky top-0 z-10 flex shrink-0 items-center gap-2 bg-ground px-2 pt-2 pb-1.5 max-md:border-b max-md:border-line md:items-start md:gap-4 md:px-6.5 md:pt-5.5 md:pb-3.5">
            <span className="md:hidden">
              <IconButton
                icon={menuIcon}
                label={t('member.menu')}
                aria-expanded={unfolded}
                aria-controls={menuId}
                onClick={() => setUnfolded(!unfolded)}
              />
            </span>
            <div className="min-w-0 grow">
              <h2
                ref={heading}
                id={titleId}
                tabIndex={-1}
                className="text-lg font-bold tracking-tight text-balance md:text-xl"
              >
                {t(`member.page.${page}`)}
              </h2>
              {subtitle && <div className="text-sm text-muted max-md:hidden">{subtitle}</div>}
            </div>
            <span className="shrink-0 rounded-full md:border md:border-line md:bg-raised md:*:rounded-full">
              <IconButton icon={closeIcon} size="small" label={t('popup.close')} onClick={onClose} />
            </span>
          </header>
          <div className={`px-4 pt-4 pb-8 md:px-6.5 md:pt-0 md:pb-7 ${unfolded ? 'max-md:hidden' : ''}`}>
            {children}
          </div>
        </div>
      </div>
    </FullDialog>
  )
}

/** A change of page puts the focus on its title, which is read out; the first page is announced by the window itself. */
function useHeadingFocus(open: boolean, page: MemberPage) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ open, page })
  useEffect(() => {
    const moved = open && before.current.open && before.current.page !== page
    before.current = { open, page }
    if (moved) heading.current?.focus()
  }, [open, page])
  return heading
}
