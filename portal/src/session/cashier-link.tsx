import { failed } from '@banyan/client/signals.ts'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

interface CashierLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: 'depositv2' | 'withdraw' | 'rewardCenter' | 'bonusDetails' | 'securityCenter' | 'profile'
}

/**
 * A link to paying in or out, or to another page of the member centre, over the page that it is pressed on (requirements
 * NAV-12, NAV-14); what it does comes with the first press.
 */
export function CashierLink({ page, onClick, ...rest }: CashierLinkProps) {
  const router = useRouter()
  const href = `/member/${page}`
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./open-cashier.ts').then(({ openCashier }) => openCashier(router, href), failed.tell)
  }
  return <a href={href} {...rest} onClick={press} />
}
