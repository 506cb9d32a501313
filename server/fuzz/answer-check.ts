import { type CallDefinition, errorsOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { failureEnvelope, successEnvelope } from '@banyan/contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '@banyan/contract/errors.ts'
import { Compile } from 'typebox/compile'
import type { FuzzedRequest } from './request-arbitrary.ts'

export const allCalls: readonly CallDefinition[] = Object.values<CallDefinition>(calls)

const checks = new Map(
  allCalls.map((call) => {
    const codes = [...errorsOf(call), 'call_not_found', 'method_not_allowed'] as const
    return [
      `${call.method} ${call.path}`,
      { success: Compile(successEnvelope(call.value)), failure: Compile(failureEnvelope(codes)) },
    ]
  }),
)

/** The only 5xx that are no faults: a fuzzed operator may have closed the portal, and nobody here delivers messages. */
const noFaults = ['in_maintenance', 'mail_not_sent', 'sms_not_sent']

/** What is wrong with an answer to a request around `call`: empty when it is one that the contract declares. */
export function wrongs(call: CallDefinition, request: FuzzedRequest, status: number, text: string): unknown[] {
  if (request.method === 'HEAD') return status < 500 ? [] : [`status ${status}`]
  // With another method it may be another call of the same address that answers.
  const check = checks.get(`${request.method} ${call.path}`) ?? checks.get(`${call.method} ${call.path}`)
  if (status === 200 && call.answersFile) return []
  const body = JSON.parse(text)
  if (status >= 500 && !noFaults.includes(body.code)) return [`status ${status}: ${text}`]
  if (status === 200) return [...(check?.success.Errors(body) ?? [])]
  const declared = errorCatalogue[body.code as ErrorCode]?.status
  return [
    ...(check?.failure.Errors(body) ?? []),
    ...(declared === status ? [] : [`${body.code} under status ${status}`]),
  ]
}
