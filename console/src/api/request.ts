import type { BodyOf, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Failure } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { presentationTable } from '@banyan/contract/later-client.gen.ts'
import { callTable } from './call-table.gen.ts'
import { RequestError } from './request-error.ts'
import { sendSealed } from './seal.ts'
import { sender } from './sender.ts'

type CallId = keyof typeof callTable
type Envelope<Value> = { success: true; value: Value } | Failure

/** An answer is given so long. */
const patienceMs = 20_000

/** Sends a call of the operators' port and answers its value; every failure is a `RequestError`. */
export async function request<Id extends CallId>(
  id: Id,
  query: QueryOf<Calls[Id]>,
  body?: BodyOf<Calls[Id]>,
): Promise<ValueOf<Calls[Id]>> {
  const { encrypted } = callTable[id]
  const send = (content: string | null, type = 'application/json') =>
    fetchCall<ValueOf<Calls[Id]>>(id, query, content, type)
  try {
    if (encrypted) return await sendSealed(body, () => request('operatorBodyKey', {}), send)
    return await send(body === undefined ? null : JSON.stringify(body))
  } catch (error) {
    if (!(error instanceof RequestError))
      throw new RequestError('network_failed', `${id} got no answer`, undefined, error)
    sender.onRefused(error.code)
    throw error
  }
}

async function fetchCall<Value>(id: CallId, query: object, content: string | null, type: string): Promise<Value> {
  const { method, path, moduleId, token } = callTable[id]
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const response = await fetch(search ? `${path}?${search}` : path, {
    method,
    headers: {
      accept: 'application/json',
      merchant: sender.merchant,
      moduleId,
      language: sender.language,
      ...(token === 'needed' && sender.token !== null && { token: sender.token }),
      ...(content !== null && { 'content-type': type }),
    },
    body: content,
    signal: AbortSignal.timeout(patienceMs),
  })
  return opened<Value>((await response.json()) as Envelope<Value>)
}

function opened<Value>(envelope: Envelope<Value>): Value {
  if (envelope.success) return envelope.value
  const { code, message, value } = envelope
  throw new RequestError(knownCode(code), message, value?.retryAfterSeconds)
}

/** A server that is newer than this page may know codes that it does not. */
function knownCode(code: string): ErrorCode {
  return Object.hasOwn(presentationTable, code) ? (code as ErrorCode) : 'unknown_error'
}
