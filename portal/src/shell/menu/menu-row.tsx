import type { ReactNode } from 'react'

/** The look of a line of the menu; the one of the page that is shown stands out. */
export function menuRowClass(collapsed: boolean): string {
  return (
    `flex min-h-11 items-center gap-3 rounded-sm px-3 text-muted transition-colors hover:bg-primary-soft hover:text-text ` +
    `aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong ${collapsed ? 'justify-center' : ''}`
  )
}

interface MenuRowProps {
  icon: ReactNode
  label: string
  collapsed: boolean
  /** A count at the far end. */
  badge?: ReactNode
}

/** What stands in a line: the icon, and the name, which in a collapsed menu is only read out. */
export function MenuRow({ icon, label, collapsed, badge }: MenuRowProps) {
  return (
    <>
      {icon}
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow py-1 leading-tight break-words'}>{label}</span>
      {badge}
    </>
  )
}
