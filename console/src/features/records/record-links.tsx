import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const look = 'font-semibold text-primary-strong hover:underline'

/** Leads to a member's record. */
export function MemberLink({ member }: { member: { readonly id: string; readonly username: string } }) {
  return (
    <Link to="/members/$member" params={{ member: member.id }} className={look}>
      {member.username}
    </Link>
  )
}

/** Leads to an entry of the ledger. */
export function EntryLink({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <Link to="/entries/$entry" params={{ entry: id }} className={look}>
      {children ?? <bdi dir="ltr">#{id}</bdi>}
    </Link>
  )
}

/** Leads to a vendor's round, whose id may hold any character. */
export function RoundLink({ round }: { round: { readonly vendor: string; readonly roundId: string } }) {
  return (
    <Link to="/rounds" search={{ vendor: round.vendor, round: round.roundId }} className={look}>
      <bdi dir="ltr">
        {round.vendor} {round.roundId}
      </bdi>
    </Link>
  )
}
