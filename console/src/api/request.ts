import { createRequest } from '@banyan/client/request.ts'
import { operatorCallTable } from '@banyan/contract/operator-client.gen.ts'

/** A call of the operators' port. */
export type CallId = keyof typeof operatorCallTable

/** Sends a call of the operators' port. */
export const request = createRequest<CallId>({
  rowOf: (id) => operatorCallTable[id],
  keyCall: 'operatorBodyKey',
})
