import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { ListedType } from '@banyan/contract/games/game.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type FocusEvent, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { vendorTexts } from '#/src/features/lobby/catalogue/vendor-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { TypeLink } from '../menu/type-link.tsx'
import type { OpenType } from './use-open-type.ts'

/** Fetched when a pointer or the focus comes near, so that a menu opens whole. */
const VendorDropMenu = lazyPart(async () => {
  const [menu] = await Promise.all([
    import('#/src/features/lobby/catalogue/vendor-drop-menu.tsx'),
    loadTexts(vendorTexts),
  ])
  return menu.VendorDropMenu
})

export const prepareDropMenu = VendorDropMenu.prepare

interface TypeItemProps {
  gameType: ListedType
  title: string
  state: OpenType<ListedType>
}

/** A type in the header: the link leads to its games; hover, the keyboard's focus and a tap open its vendors under it. */
export function TypeItem({ gameType, title, state }: TypeItemProps) {
  const menuId = useId()
  const item = useRef<HTMLLIElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const tapped = useRef(false)
  const open = state.open === gameType
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (open && !item.current?.contains(relatedTarget)) state.hide()
  }
  return (
    <li
      ref={item}
      className="shrink-0"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && state.show(gameType, true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && state.hide(true)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        link.current?.focus()
        state.hide()
      }}
    >
      <TypeLink
        ref={link}
        gameType={gameType}
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && state.show(gameType)}
        onPointerDown={({ pointerType }) => {
          tapped.current = pointerType === 'touch'
        }}
        onClick={(event) => {
          // The first tap shows the vendors, as hovering does; their menu leads to all games too.
          if (tapped.current && !open) {
            event.preventDefault()
            state.show(gameType)
          } else state.hide()
        }}
        className="flex h-11 items-center rounded-sm px-3 whitespace-nowrap text-muted transition-colors hover:text-text aria-expanded:text-text aria-[current]:font-semibold aria-[current]:text-primary-strong xl:px-3.5"
      >
        {title}
      </TypeLink>
      {open && (
        <DropPlace id={menuId} label={title} under={item.current}>
          <Suspense fallback={<Skeleton className="h-46 w-112 max-w-full rounded-md" />}>
            <VendorDropMenu type={gameType} onChoose={() => state.hide()} />
          </Suspense>
        </DropPlace>
      )}
    </li>
  )
}

interface DropPlaceProps {
  id: string
  label: string
  under: Element | null
  children: ReactNode
}

/** Room that the panel keeps from the edge of the window. */
const edgePx = 16

/** Under the header, lined up with its item as long as there is room. */
function DropPlace({ id, label, under, children }: DropPlaceProps) {
  const panel = useRef<HTMLElement>(null)
  const [start, setStart] = useState(0)
  useLayoutEffect(() => {
    const place = () => {
      if (!under || !panel.current) return
      const { left, right } = under.getBoundingClientRect() // physical: the window is measured
      const { clientWidth, dir } = document.documentElement
      const wanted = dir === 'rtl' ? clientWidth - right : left // physical: turned into the start side
      setStart(Math.max(edgePx, Math.min(wanted, clientWidth - panel.current.offsetWidth - edgePx)))
    }
    place()
    // The vendors may come later and make it wider.
    const observer = new ResizeObserver(place)
    if (panel.current) observer.observe(panel.current)
    return () => observer.disconnect()
  }, [under])
  return (
    <section
      ref={panel}
      id={id}
      aria-label={label}
      style={{ insetInlineStart: start }}
      className="fixed top-16 z-30 max-h-[calc(100dvh-5rem)] max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-md border border-hairline bg-overlay p-4 shadow-lg"
    >
      {children}
    </section>
  )
}
