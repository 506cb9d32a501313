import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { useQuery } from '@tanstack/react-query'
import type { CallId } from '#/src/api/request.ts'
import { operatorQuery } from './operator-query.ts'

/** What the server tells of the role; without a list of calls the role may use all of them. */
interface Role {
  readonly calls?: readonly string[]
}

function isIncluded(role: ValueOf<Calls['operatorInfo']> & Role, call: CallId): boolean {
  return role.calls === undefined || role.calls.includes(call)
}

/** Whether the operator's role includes a call; false while the role is unknown. The server refuses it anyway. */
export function useMay(call: CallId): boolean {
  return useMayCalls()(call)
}

/** Says of any call whether the operator's role includes it. */
export function useMayCalls(): (call: CallId) => boolean {
  const { data } = useQuery(operatorQuery)
  return (call) => data !== undefined && isIncluded(data, call)
}
