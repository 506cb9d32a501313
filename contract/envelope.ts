import Type, { type Static, type TSchema } from 'typebox'
import { type ErrorCode, errorCatalogue } from './errors.ts'
import { obstacle } from './wallet/obstacle.ts'

/** The one shape of a successful answer (requirements SYS-18). */
export function successEnvelope<Value extends TSchema>(value: Value) {
  return Type.Object({ success: Type.Literal(true), value }, { additionalProperties: false })
}

/** One field that was refused: its JSON pointer and the schema keyword that refused it. */
export const fieldFault = Type.Object(
  {
    path: Type.String({ maxLength: 200, description: 'JSON pointer into query or body, such as /query/pageNo' }),
    rule: Type.String({ maxLength: 40, description: 'Schema keyword that was broken, such as maximum' }),
    limit: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 200 })])),
  },
  { additionalProperties: false },
)
export type FieldFault = Static<typeof fieldFault>

/** Names a sign-in that waits for one proof more; good for 10 minutes, for the browser that began it. */
export const stepUpId = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
/** What can prove once more who signs in (requirements ACC-19), the last one where there is no other. */
export const stepUpMethod = Type.Enum(['sms', 'email', 'authenticator', 'recovery', 'bankAccountName'])
export type StepUpMethod = Static<typeof stepUpMethod>

/** One of the ways open to an account, and where a code would go, with all but its ends hidden. */
const stepUpWay = Type.Object(
  { method: stepUpMethod, to: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })) },
  { additionalProperties: false },
)
export const stepUp = Type.Object(
  { id: stepUpId, ways: Type.Array(stepUpWay, { minItems: 1, maxItems: 5 }) },
  { additionalProperties: false },
)
export type StepUp = Static<typeof stepUp>

// The same of every failure: a server has some thousands, and to make each anew took a good part of its start.
const failed = Type.Literal(false)
const failureText = Type.String({ maxLength: 500, description: "In the caller's language" })
const failedRequest = Type.String({ minLength: 1, maxLength: 40 })
const failureValue = Type.Optional(
  Type.Object(
    {
      fields: Type.Optional(Type.Array(fieldFault, { maxItems: 20 })),
      captcha: Type.Optional(Type.Literal(true, { description: 'From now on a captcha goes with this call' })),
      retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 })),
      stepUp: Type.Optional(stepUp),
      obstacle: Type.Optional(obstacle),
      left: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Tries that are left before a lock' })),
    },
    { additionalProperties: false },
  ),
)

/** The one shape of a failed answer. `requestId` finds the server's log line. */
export function failureEnvelope(codes: readonly ErrorCode[]) {
  return Type.Object(
    {
      success: failed,
      code: Type.Enum([...codes]),
      message: failureText,
      value: failureValue,
      requestId: failedRequest,
    },
    { additionalProperties: false },
  )
}

export type Failure = Static<ReturnType<typeof failureEnvelope>>

/** The codes of `codes` by the HTTP status they travel under. */
export function codesByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const grouped = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes)) {
    const { status } = errorCatalogue[code]
    grouped.set(status, [...(grouped.get(status) ?? []), code])
  }
  return grouped
}
