import type { BodyOf, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Failure } from '@banyan/contract/envelope.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { presentationOf } from './presentation-of.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'
import { leastPatienceMs, sender } from './sender.ts'
import { renewToken, sessionToken } from './session-token.ts'
import { failed, notLoggedIn, portalClosed } from './signals.ts'

type CallId = keyof Calls
type KeyCall = 'bodyKey' | 'operatorBodyKey'

/** A row of the generated table: what is not said is a GET in clear, with the token if there is one. */
interface CallRow {
  readonly method?: string
  readonly path: string
  readonly moduleId: string
  readonly token?: 'none'
  readonly encrypted?: boolean
}

type Envelope<Value> = { success: true; value: Value } | Failure

interface RequestOptions<Id extends CallId> {
  signal?: AbortSignal
  body?: BodyOf<Calls[Id]>
}

/** Sends a call of the contract and answers its value; every failure is a `RequestError`. */
export type Request<Ids extends CallId> = <Id extends Ids>(
  id: Id,
  query: QueryOf<Calls[Id]>,
  options?: RequestOptions<Id>,
) => Promise<ValueOf<Calls[Id]>>

interface Port<Ids extends CallId> {
  readonly calls: Readonly<Record<Ids, CallRow>>
  /** The call that brings the key of encrypted bodies. */
  readonly keyCall: Ids & KeyCall
  /** An answer that is here already, such as one that came with the document. */
  firstAnswer?(id: Ids, query: object, language: string): unknown
}

/**
 * The one function of a page that fetches. A token that its session has outlived is read anew once; if nobody is
 * signed in, that is told.
 */
export function createRequest<Ids extends CallId>({ calls, keyCall, firstAnswer }: Port<Ids>): Request<Ids> {
  const fetchKey = () => request(keyCall, {} as QueryOf<Calls[typeof keyCall]>) as Promise<BodyKey>

  async function request<Id extends Ids>(
    id: Id,
    query: QueryOf<Calls[Id]>,
    { signal, body }: RequestOptions<Id> = {},
  ): Promise<ValueOf<Calls[Id]>> {
    const first = firstAnswer?.(id, query, sender().language)
    if (first !== undefined) return first as ValueOf<Calls[Id]>
    const send = () => sendOnce<ValueOf<Calls[Id]>>(id, calls[id], query, { signal, body, fetchKey })
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const gate = presentationOf(error)
      // Callers render inline errors only; the popup of the password is opened for the whole page.
      if (gate === 'password') failed.tell(error)
      if (gate !== 'login') throw error
      if (error.code === 'session_changed' && (await renewToken())) return await send()
      notLoggedIn.tell()
      throw error
    }
  }

  return request
}

interface Sent {
  readonly signal: AbortSignal | undefined
  readonly body: unknown
  readonly fetchKey: () => Promise<BodyKey>
}

async function sendOnce<Value>(
  id: string,
  row: CallRow,
  query: object,
  { signal, body, fetchKey }: Sent,
): Promise<Value> {
  const { merchant, language, patienceMs } = sender()
  const token = row.token === 'none' ? undefined : sessionToken()
  const { signal: patience, timedOut, done } = withinTime(signal, patienceMs)
  const send = async (content: string | null = null, type = 'application/json') => {
    const response = await fetch(`${row.path}${queryString(query)}`, {
      method: row.method ?? 'GET',
      headers: {
        accept: 'application/json',
        merchant,
        moduleId: row.moduleId,
        language,
        ...(token && { token }),
        ...(content && { 'content-type': type }),
      },
      signal: patience,
      body: content,
    })
    return openEnvelope<Value>(await response.text(), response.status)
  }
  try {
    if (!row.encrypted) return await send(JSON.stringify(body))
    const sealing = await import('./seal.ts')
    return await sealing.sendSealed(body, fetchKey, send)
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
    const error = new RequestError(code, message, { requestId, ...value })
    if (presentationOf(error) === 'page') portalClosed.tell()
    throw error
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
