import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

const memberPattern = /^[A-Za-z0-9_-]{22}$/

/** What an address says of a member, as calls take it; an address can say anything, and what is no id narrows nothing. */
export const memberOf = (member: string | undefined) => (member && memberPattern.test(member) ? { member } : {})

/** The filter by a member, who is named where a link from its record chose it; nothing where none is chosen. */
export function useMemberFilter(label: string): readonly Filter[] {
  const may = useMayCalls()
  const { member }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const { data: known } = useQuery({
    queryKey: ['member', member],
    queryFn: () => request('memberRecord', { id: member ?? '' }),
    enabled: member !== undefined && memberPattern.test(member) && may('memberRecord'),
    meta: { shownInPlace: true },
  })
  if (!member) return []
  return [{ id: 'member', kind: 'choice', label, options: [{ value: member, label: known?.username ?? member }] }]
}
