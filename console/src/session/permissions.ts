import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { useQuery } from '@tanstack/react-query'
import type { CallId } from '#/src/api/request.ts'
import { operatorQuery } from './operator-query.ts'

/** Stands in a role for every call. */
const everyCall = '*'

/** Nobody in particular is told of where the operator key is shown, which may do everything. */
function isIncluded({ operator }: ValueOf<Calls['operatorInfo']>, call: CallId): boolean {
  return operator === null || operator.calls.includes(everyCall) || operator.calls.includes(call)
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
