import { takeAskedAhead } from '@banyan/client/asked-ahead.ts'
import { createRequest } from '@banyan/client/request.ts'
import { type CallId, callRowOf } from './call-rows.ts'

export type { CallId }

/** Sends a call of the operators' port, unless the document has asked the same. */
export const request = createRequest<CallId>({
  rowOf: callRowOf,
  keyCall: 'operatorBodyKey',
  askedAhead: takeAskedAhead,
})
