import { createRequest } from '@banyan/client/request.ts'
import { operatorCallTable } from '@banyan/contract/client.gen.ts'

/** Sends a call of the operators' port. */
export const request = createRequest<keyof typeof operatorCallTable>({
  rowOf: (id) => operatorCallTable[id],
  keyCall: 'operatorBodyKey',
})
