import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type HelpLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** The topic to open; without one the list. */
  termId?: string
  'data-entry'?: string
}

/** A link to the help centre, which opens over the page: the page stays where it is scrolled, and the focus for the popup. */
export function HelpLink({ termId = '', ...rest }: HelpLinkProps) {
  return (
    <Link
      to="/help"
      hash={termId}
      resetScroll={false}
      state={{ keepFocus: true }}
      activeOptions={{ exact: true, includeHash: true }}
      {...rest}
    />
  )
}
