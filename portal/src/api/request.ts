import type { BodyOf, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { callTable, errorTable } from '@banyan/contract/client.gen.ts'
import type { Failure } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'
import { leastPatienceMs, sender } from './sender.ts'
import { portalClosed } from './signals.ts'

/** The calls that the portal may send. */
type PortalCallId = keyof typeof callTable

type Envelope<Value> = { success: true; value: Value } | Failure

interface RequestOptions<Id extends PortalCallId> {
  signal?: AbortSignal
  body?: BodyOf<Calls[Id]>
}

/** Sends a call of the contract, unless the document brought its answer, and answers its value; every failure is a `RequestError`. */
export async function request<Id extends PortalCallId>(
  id: Id,
  query: QueryOf<Calls[Id]>,
  { signal, body }: RequestOptions<Id> = {},
): Promise<ValueOf<Calls[Id]>> {
  const call = callTable[id]
  const { merchant, language, patienceMs } = sender()
  const first = takeFirstAnswer(id, query, language)
  if (first !== undefined) return first as ValueOf<Calls[Id]>
  const { signal: patience, timedOut, done } = withinTime(signal, patienceMs)
  const send = async (content: string | null = null, type = 'application/json') => {
    const response = await fetch(`${call.path}${queryString(query)}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        merchant,
        moduleId: call.moduleId,
        language,
        ...(content && { 'content-type': type }),
      },
      signal: patience,
      body: content,
    })
    return openEnvelope<ValueOf<Calls[Id]>>(await response.text(), response.status)
  }
  try {
    if (!call.encrypted) return await send(JSON.stringify(body))
    const sealing = await import('./seal.ts')
    return await sealing.sendSealed(body, request, send)
  } catch (cause) {
    if (cause instanceof RequestError || signal?.aborted) throw cause
    const code: RequestErrorCode = timedOut() ? 'network_timed_out' : 'network_failed'
    throw new RequestError(code, `${id}: ${code}`, { cause })
  } finally {
    done()
  }
}

/** The caller's signal with our own limit of time; `AbortSignal.any` is younger than the browsers we serve. */
function withinTime(signal: AbortSignal | undefined, patienceMs = leastPatienceMs) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, patienceMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    timedOut: () => late,
    done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

function queryString(query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text && `?${text}`
}

function openEnvelope<Value>(body: string, status: number): Value {
  const envelope = parseEnvelope<Value>(body)
  if (envelope?.success === true) return envelope.value
  if (envelope?.success === false) {
    const { message, requestId, value } = envelope
    const code = knownCode(envelope.code)
    if (errorTable[code].presentation === 'page') portalClosed.tell()
    throw new RequestError(code, message, { requestId, fields: value?.fields })
  }
  // Something between here and the server answered in its own words, such as a proxy's page.
  const code = [502, 503, 504].includes(status) ? 'service_unavailable' : 'unknown_error'
  throw new RequestError(code, `HTTP ${status} without an envelope`)
}

function parseEnvelope<Value>(body: string): Envelope<Value> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Envelope<Value>) : undefined
  } catch {
    return undefined
  }
}

/** A server that is newer than this page may know codes that it does not. */
function knownCode(code: string): ErrorCode {
  return Object.hasOwn(errorTable, code) ? (code as ErrorCode) : 'unknown_error'
}
