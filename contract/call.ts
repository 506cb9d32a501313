import type { Static, TObject, TSchema } from 'typebox'
import { closedErrors, commonErrors, type ErrorCode, multipartErrors, sealedErrors } from './errors.ts'

/** Who can send a request. A call names those whom it serves; everybody else is refused. */
export type Caller = 'visitor' | 'member' | 'trial' | 'agent' | 'operator' | 'vendor' | 'gateway'

/** The four callers of the portal's open pages. */
export const everyone = ['visitor', 'member', 'trial', 'agent'] as const satisfies readonly Caller[]

/**
 * One call of the wire, defined once: routing, validation, filtering, the typed request of the
 * browser, OpenAPI, the role matrix and the fuzz targets all follow from it.
 */
export interface CallDefinition<
  Query extends TObject = TObject,
  Body extends TSchema | undefined = TSchema | undefined,
  Value extends TSchema = TSchema,
> {
  /** Name of the call in code and in the generated client. */
  readonly id: string
  /** One English sentence for the API page. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** Value of the `moduleId` header. */
  readonly moduleId: string
  readonly callers: readonly Caller[]
  /** Whether a session's token is ignored, used if present, or required (reads too). */
  readonly token: 'none' | 'optional' | 'needed'
  /** True for calls that answer during maintenance and in blocked regions too (requirements SYS-02, SYS-03). */
  readonly alwaysOpen?: boolean
  /** True for operators' calls that no role can be without: who one is, and the way out. */
  readonly forEveryRole?: boolean
  /** True for calls of operators that take effect when a second one approves them (contract/staff/approval-calls.ts). */
  readonly fourEyes?: boolean
  /** True when a success changes what lets an account in, which the log then says; every operator's action is said too. */
  readonly changesAccess?: true
  /** True when an answer has a picture drawn: what an address may ask for is limited apart from what it may read. */
  readonly drawsPicture?: true
  /** True for what a session can reach that must change its password first (requirements ACC-21). */
  readonly beforePasswordChange?: boolean
  /** True when the body travels as compact JWE (contract/sealed-body.ts); a plain one is refused. */
  readonly encrypted: boolean
  /** True when the body travels as multipart/form-data: each of its fields is one file, a Blob at both ends. */
  readonly multipart?: true
  /** True when a success is the bytes of a file, a Blob at both ends, without an envelope; failures have theirs. */
  readonly answersFile?: true
  /** Largest body in bytes, where it may be larger than that of other calls. */
  readonly bodyLimitBytes?: number
  readonly query: Query
  readonly body: Body
  /** Shape of `value` in the envelope of a success. */
  readonly value: Value
  /** Refusals that this call may answer, besides those of every call (`commonErrors`). */
  readonly errors: readonly ErrorCode[]
  /** Section of the specification, or `ours`. */
  readonly origin: string
}

/** What a caller passes for the query of `Call`; fields with a default may be left out. */
export type QueryOf<Call extends CallDefinition> = Static<Call['query']>
/** What a caller sends as the body of `Call`; undefined for a call without one. */
export type BodyOf<Call extends CallDefinition> = Call['body'] extends TSchema ? Static<Call['body']> : undefined
/** What a call answers under `value`. */
export type ValueOf<Call extends CallDefinition> = Static<Call['value']>

/** Fixes the types of a definition; it changes nothing. */
export function defineCall<Query extends TObject, Body extends TSchema | undefined, Value extends TSchema>(
  call: CallDefinition<Query, Body, Value>,
): CallDefinition<Query, Body, Value> {
  return call
}

/** Every code that a call may answer: its own, those of every call, of its door, of sealed bodies and of files, and of a portal that is closed to the caller. */
export function errorsOf(call: CallDefinition): readonly ErrorCode[] {
  return [
    ...commonErrors,
    ...doorErrors(call),
    ...(call.alwaysOpen ? [] : closedErrors),
    ...(call.encrypted ? sealedErrors : []),
    ...(call.multipart ? multipartErrors : []),
    ...call.errors,
  ]
}

/** What is answered to those whom a call does not serve, and to what a foreign page sends. */
function doorErrors({ method, callers, token, beforePasswordChange, forEveryRole }: CallDefinition): ErrorCode[] {
  const isMembers = callers.includes('member')
  const isForSignedIn = isMembers || callers.includes('operator')
  return [
    ...(method === 'GET' ? [] : (['foreign_origin'] as const)),
    ...(callers.includes('operator') ? (['misdirected_request'] as const) : []),
    ...(callers.includes('operator') && token === 'needed' && !forEveryRole ? (['role_forbids'] as const) : []),
    ...(isForSignedIn && token === 'needed' ? (['not_logged_in', 'session_changed'] as const) : []),
    ...(isForSignedIn && token === 'needed' && !beforePasswordChange ? (['password_change_needed'] as const) : []),
    ...(isMembers && !callers.includes('trial') ? (['in_need_true_account'] as const) : []),
  ]
}
