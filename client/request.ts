import type { BodyOf, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { presentationTable } from '@banyan/contract/client.gen.ts'
import type { Failure } from '@banyan/contract/envelope.ts'
import type { unattendedHeader } from '@banyan/contract/operator-call.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import type { settingsVersionHeader } from '@banyan/contract/system/settings.ts'
import { noteHeard } from './heard-at.ts'
import { lastAnswer } from './last-answer.ts'
import { RequestError, type RequestErrorCode } from './request-error.ts'
import { leastPatienceMs, sender } from './sender.ts'
import { renewToken, sessionToken } from './session-token.ts'
import { failed, notLoggedIn, portalClosed, settingsTold } from './signals.ts'

type CallId = keyof Calls
const versionHeader: typeof settingsVersionHeader = 'settings-version'
const unattended: typeof unattendedHeader = 'unattended'
/** The server waits as long for a body; slow networks need it for 5 MB. */
const filePatienceMs = 30_000
type KeyCall = 'bodyKey' | 'operatorBodyKey'

/** A row of the generated table: what is not said is a GET in clear, with the token if there is one. */
export interface CallRow {
  readonly method?: string
  readonly path: string
  readonly moduleId: string
  readonly token?: 'none'
  readonly encrypted?: boolean
  /** The fields of the body are files. */
  readonly multipart?: boolean
  /** A success is a file. */
  readonly answersFile?: boolean
}

type Presentations = typeof presentationTable
type GateCode = {
  [Code in keyof Presentations]: Presentations[Code] extends 'login' | 'page' | 'password' ? Code : never
}[keyof Presentations]

/**
 * Codes that the whole page answers, whatever was asked: by the login popup, by that of the password, or by a page in
 * the place of all. The table says the same and is larger; the compiler compares them.
 */
const gates = {
  not_logged_in: 'login',
  session_changed: 'login',
  in_maintenance: 'page',
  region_blocked: 'page',
  password_change_needed: 'password',
} as const satisfies { readonly [Code in GateCode]: Presentations[Code] }

/** The last is no envelope at all. */
type Envelope<Value> = { success: true; value: Value } | Failure | { success?: never }

interface RequestOptions<Id extends CallId> {
  signal?: AbortSignal
  body?: BodyOf<Calls[Id]>
  /** True for what a page asks by itself while nobody does anything: it keeps no operator's session alive. */
  isUnattended?: boolean
}

/** Sends a call of the contract and answers its value; every failure is a `RequestError`. */
export type RequestOf<Ids extends CallId> = <Id extends Ids>(
  id: Id,
  query: QueryOf<Calls[Id]>,
  options?: RequestOptions<Id>,
) => Promise<ValueOf<Calls[Id]>>

interface Port<Ids extends CallId> {
  /** How a call is sent: the generated table, which need not be here from the start. */
  rowOf(id: Ids): CallRow | Promise<CallRow>
  /** The call that brings the key of encrypted bodies. */
  readonly keyCall: Ids & KeyCall
  /** An answer that is here already, such as one that came with the document. */
  firstAnswer?(id: Ids, query: object, language: string): unknown
  /** The same call, sent already before this code came. */
  askedAhead?(id: Ids, row: CallRow, query: object, language: string): AnswerAhead | undefined
}

/** Waits for what was asked ahead as long as the signal allows; undefined where the call has to be sent after all. */
export type AnswerAhead = (
  token: string | undefined,
  signal: AbortSignal,
) => Promise<{ readonly response: Response; readonly heardAt: number } | undefined>

/**
 * The one function of a page that fetches. A token that its session has outlived is read anew once; if nobody is
 * signed in, that is told.
 */
export function createRequest<Ids extends CallId>({
  rowOf,
  keyCall,
  firstAnswer,
  askedAhead,
}: Port<Ids>): RequestOf<Ids> {
  const fetchKey = () => request(keyCall, {} as QueryOf<Calls[typeof keyCall]>) as Promise<BodyKey>

  async function request<Id extends Ids>(
    id: Id,
    query: QueryOf<Calls[Id]>,
    { signal, body, isUnattended }: RequestOptions<Id> = {},
  ): Promise<ValueOf<Calls[Id]>> {
    const first = firstAnswer?.(id, query, sender().language)
    if (first !== undefined) return first as ValueOf<Calls[Id]>
    const found = rowOf(id)
    // Without a turn in between, where the row is here already.
    const row = 'path' in found ? found : await found
    const send = (ahead?: AnswerAhead) =>
      sendOnce<ValueOf<Calls[Id]>>(id, row, query, { signal, body, isUnattended, fetchKey, ahead })
    try {
      return await send(askedAhead?.(id, row, query, sender().language))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const gate = gateOf(error.code)
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
  readonly isUnattended: boolean | undefined
  readonly fetchKey: () => Promise<BodyKey>
  readonly ahead: AnswerAhead | undefined
}

async function sendOnce<Value>(
  id: string,
  row: CallRow,
  query: object,
  { signal, body, isUnattended, fetchKey, ahead }: Sent,
): Promise<Value> {
  const { merchant, language, headers, patienceMs } = sender()
  const token = row.token === 'none' ? undefined : sessionToken()
  const {
    signal: patience,
    timedOut,
    done,
  } = withinTime(signal, row.multipart ? Math.max(patienceMs ?? 0, filePatienceMs) : patienceMs)
  const send = async (content: string | FormData | null = null, type = 'application/json') => {
    const answered = ahead && (await ahead(token, patience))
    const response =
      answered?.response ??
      (await fetch(`${row.path}${queryString(query)}`, {
        method: row.method ?? 'GET',
        headers: {
          accept: 'application/json',
          merchant,
          moduleId: row.moduleId,
          language,
          ...headers,
          ...(token && { token }),
          ...(isUnattended && { [unattended]: '1' }),
          // The type of a form names what divides its parts, which only the browser knows.
          ...(typeof content === 'string' && { 'content-type': type }),
        },
        signal: patience,
        body: content,
      }))
    const date = response.headers.get('date')
    const heardAt = answered?.heardAt ?? performance.now()
    if (date) Object.assign(lastAnswer, { date, heardAt })
    const answer = row.answersFile && response.ok ? await response.blob() : await response.text()
    settingsTold.tell(Number(response.headers.get(versionHeader) ?? 0))
    const value = typeof answer === 'string' ? openEnvelope<Value>(answer, response.status) : (answer as Value)
    noteHeard(value, heardAt)
    return value
  }
  try {
    if (row.multipart) return await send(formOf(body as Record<string, Blob>))
    if (!row.encrypted) return await send(JSON.stringify(body))
    const sealing = await import('./seal.ts')
    return await sealing.sendSealed({ call: id, body }, fetchKey, send)
  } catch (cause) {
    if (cause instanceof RequestError || signal?.aborted) throw cause
    const code: RequestErrorCode = timedOut() ? 'network_timed_out' : 'network_failed'
    throw new RequestError(code, `${id}: ${code}`, { cause })
  } finally {
    done()
  }
}

/** Files go without their names, which say more than their owner means to tell. */
function formOf(files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(files)) form.append(name, file, name)
  return form
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
  // JSON leaves out what is undefined.
  const text = String(new URLSearchParams(JSON.parse(JSON.stringify(query))))
  return text && `?${text}`
}

function openEnvelope<Value>(body: string, status: number): Value {
  const envelope = parseEnvelope<Value>(body)
  if (envelope.success === true) return envelope.value
  if (envelope.success === false) {
    const { code, message, requestId, value } = envelope
    if (gateOf(code) === 'page') portalClosed.tell()
    throw new RequestError(code, message, { requestId, ...value })
  }
  // Something between here and the server answered in its own words, such as a proxy's page.
  const code = [502, 503, 504].includes(status) ? 'service_unavailable' : 'unknown_error'
  throw new RequestError(code, `HTTP ${status} without an envelope`)
}

function parseEnvelope<Value>(body: string): Envelope<Value> {
  try {
    // An answer of `null` or `1` is no envelope either.
    return Object(JSON.parse(body)) as Envelope<Value>
  } catch {
    return {}
  }
}

function gateOf(code: string): 'login' | 'page' | 'password' | undefined {
  return code in gates ? gates[code as GateCode] : undefined
}
