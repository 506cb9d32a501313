import { buttonClass } from '@banyan/ui/button.tsx'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface MemberPageLinkProps {
  page: 'securityCenter' | 'depositv2' | 'withdraw' | 'transferFund' | 'personalHistoryCopy' | 'transactionHistory'
  children: ReactNode
}

/** A way to another page of the member centre, which still leads back to where it was opened. */
export function MemberPageLink({ page, children }: MemberPageLinkProps) {
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  return (
    <Link
      to="/member/{-$page}"
      params={{ page }}
      resetScroll={false}
      state={{ keepFocus: true, ...(cameFrom && { cameFrom }) }}
      className={buttonClass('quiet', 'small')}
    >
      {children}
    </Link>
  )
}
