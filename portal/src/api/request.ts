import type { BodyOf, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { callTable, gateTable } from '@banyan/contract/client.gen.ts'
import type { Failure } from '@banyan/contract/envelope.ts'
import type { laterCallTable } from '@banyan/contract/later-client.gen.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'
import { leastPatienceMs, sender } from './sender.ts'
import { renewToken, sessionToken } from './session-token.ts'
import { failed, notLoggedIn, portalClosed } from './signals.ts'

/** The calls that the portal may send. */
export type PortalCallId = keyof typeof callTable | keyof typeof laterCallTable

/** What is not said is what the calls of the first pages have in common. */
interface CallRow {
  readonly method?: string
  readonly path: string
  readonly moduleId: string
  readonly token?: 'none' | 'optional' | 'needed'
  readonly encrypted?: boolean
}

type Envelope<Value> = { success: true; value: Value } | Failure

interface RequestOptions<Id extends PortalCallId> {
  signal?: AbortSignal
  body?: BodyOf<Calls[Id]>
}

/**
 * Sends a call of the contract, unless the document brought its answer, and answers its value; every failure is a
 * `RequestError`. A token that its session has outlived is read anew once; if nobody is signed in, that is told.
 */
export async function request<Id extends PortalCallId>(
  id: Id,
  query: QueryOf<Calls[Id]>,
  options: RequestOptions<Id> = {},
): Promise<ValueOf<Calls[Id]>> {
  const first = takeFirstAnswer(id, query, sender().language)
  if (first !== undefined) return first as ValueOf<Calls[Id]>
  // Without a turn in between, where the row is there already.
  const call = isFirst(id) ? callTable[id] : await laterRow(id)
  try {
    return await sendOnce(id, call, query, options)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const gate = gateOf(error.code)
    // Whoever asked may show its own place only; the popup is the whole portal's.
    if (gate === 'password') failed.tell(error)
    if (gate !== 'login') throw error
    if (error.code === 'session_changed' && (await renewToken())) return await sendOnce(id, call, query, options)
    notLoggedIn.tell()
    throw error
  }
}

function isFirst(id: PortalCallId): id is keyof typeof callTable {
  return id in callTable
}

async function laterRow(id: Exclude<PortalCallId, keyof typeof callTable>): Promise<CallRow> {
  return (await import('@banyan/contract/later-client.gen.ts')).laterCallTable[id]
}

async function sendOnce<Id extends PortalCallId>(
  id: Id,
  call: CallRow,
  query: QueryOf<Calls[Id]>,
  { signal, body }: RequestOptions<Id>,
): Promise<ValueOf<Calls[Id]>> {
  const { merchant, language, patienceMs } = sender()
  const token = call.token === 'none' ? undefined : sessionToken()
  const { signal: patience, timedOut, done } = withinTime(signal, patienceMs)
  const send = async (content: string | null = null, type = 'application/json') => {
    const response = await fetch(`${call.path}${queryString(query)}`, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        merchant,
        moduleId: call.moduleId,
        language,
        ...(token && { token }),
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
    const { code, message, requestId, value } = envelope
    if (gateOf(code) === 'page') portalClosed.tell()
    throw new RequestError(code, message, { requestId, ...value })
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

/** How the whole portal answers a code, if it does. */
function gateOf(code: string): 'login' | 'page' | 'password' | undefined {
  return code in gateTable ? gateTable[code as keyof typeof gateTable] : undefined
}
