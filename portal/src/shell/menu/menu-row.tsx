import { Icon, type IconName } from '@banyan/ui/icon.tsx'

/** The look of a line of the menu; the one of the page that is shown stands out. */
export function menuRowClass(collapsed: boolean, current = false): string {
  return `flex min-h-11 items-center gap-3 rounded-sm px-3 transition-colors ${collapsed ? 'justify-center' : ''} ${
    current ? 'bg-primary-soft font-semibold text-primary-strong' : 'text-muted hover:bg-primary-soft hover:text-text'
  }`
}

/** What stands in a line: the icon, and the name, which in a collapsed menu is only read out. */
export function MenuRow({ icon, label, collapsed }: { icon: IconName; label: string; collapsed: boolean }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow truncate'}>{label}</span>
    </>
  )
}
