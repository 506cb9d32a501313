import { createRequest } from '@banyan/client/request.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import { takeFirstAnswer } from './first-answers.ts'

/** Sends a call of the contract, unless the document brought its answer. */
export const request = createRequest<keyof typeof callTable>({
  calls: callTable,
  keyCall: 'bodyKey',
  firstAnswer: takeFirstAnswer,
})
