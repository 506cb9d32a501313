import { Icon } from '@banyan/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { type NavigationEntry, navigationGroups } from '../navigation-entry.ts'

interface NavigationProps {
  entries: readonly NavigationEntry[]
  /** Icons alone; the names are read out and shown on hover. */
  collapsed?: boolean
  onLeave?: () => void
}

/** The pages that the operator may open, in groups. */
export function Navigation({ entries, collapsed = false, onLeave }: NavigationProps) {
  const t = useText()
  const may = useMayCalls()
  const shown = entries.filter(({ needs }) => needs === undefined || may(needs))
  return (
    <nav aria-label={t('shell.nav')} className="flex flex-col gap-4">
      {navigationGroups
        .map((group) => ({ group, rows: shown.filter((entry) => entry.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <Group key={group} title={t(`nav.${group}`)} rows={rows} collapsed={collapsed} onLeave={onLeave} />
        ))}
    </nav>
  )
}

interface GroupProps {
  title: string
  rows: readonly NavigationEntry[]
  collapsed: boolean
  onLeave: (() => void) | undefined
}

function Group({ title, rows, collapsed, onLeave }: GroupProps) {
  const id = useId()
  return (
    <div className={collapsed ? 'border-t border-line pt-4 first:border-0 first:pt-0' : ''}>
      <p id={id} className={collapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold text-muted'}>
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {rows.map((entry) => (
          <li key={entry.path}>
            <Row entry={entry} collapsed={collapsed} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ entry: { path, title, icon, Badge }, collapsed, onLeave }: RowProps) {
  const t = useText()
  return (
    <Link
      to={path}
      title={collapsed ? t(title) : undefined}
      activeOptions={{ exact: path === '/', includeSearch: false }}
      onClick={onLeave}
      className={`relative flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm text-muted transition-colors hover:bg-primary-soft hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong md:min-h-10 ${collapsed ? 'justify-center' : ''}`}
    >
      <Icon drawing={icon} size={20} />
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow truncate'}>{t(title)}</span>
      {Badge && (
        <span className={collapsed ? 'absolute end-0.5 top-0.5' : 'contents'}>
          <Badge />
        </span>
      )}
    </Link>
  )
}

interface RowProps {
  entry: NavigationEntry
  collapsed: boolean
  onLeave: (() => void) | undefined
}
