import type { Failure } from '@banyan/contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '@banyan/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '#/platform/db/unavailable.ts'
import { errorText } from '#/platform/http/contract-texts.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { type Languages, languageFor } from '#/platform/http/languages.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Codes for what the HTTP layer itself refuses before a handler runs. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'call_not_found',
}

/** What refuses a proof of who somebody is, or a deed that is not theirs: the log says each, without what was shown. */
const securityRefusals: ReadonlySet<ErrorCode> = new Set([
  ...(['wrong_credentials', 'login_locked', 'step_up_wrong', 'passkey_refused', 'sign_in_code_invalid'] as const),
  ...(['verification_code_wrong', 'authenticator_code_wrong', 'wrong_password', 'payment_password_wrong'] as const),
  ...(['role_forbids', 'foreign_origin'] as const),
])

/** Answers a failed request with the one envelope; what is our fault is logged under the id that the answer carries. */
export function answerError(
  languages: Languages,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Nobody is left to answer, and anybody may do it: no trace of ours belongs to it.
  if (isCutOff(error, request)) {
    request.log.debug('the body was cut off')
    return answerCode(languages, 'malformed_request', request, reply)
  }
  const code = codeOf(error)
  // A refusal is expected, also the one of a portal in maintenance.
  if (errorCatalogue[code].status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error }, 'request failed')
  if (securityRefusals.has(code)) {
    const { operationId: call } = (request.routeOptions.schema ?? {}) as { operationId?: string }
    request.log.info({ security: code, call, address: request.ip }, 'a proof was refused')
  }
  const value = detailsOf(error)
  if (value?.retryAfterSeconds !== undefined) reply.header('retry-after', value.retryAfterSeconds)
  return answerCode(languages, code, request, reply, value)
}

/** Answers with one code of the catalogue. */
export function answerCode(
  languages: Languages,
  code: ErrorCode,
  request: FastifyRequest,
  reply: FastifyReply,
  value?: Failure['value'],
): FastifyReply {
  const asked = request.headers.language
  const { tag } = languageFor(languages, typeof asked === 'string' ? asked : undefined)
  const failure: Failure = {
    success: false,
    code,
    message: errorText(code, tag),
    ...(value && { value }),
    requestId: request.id,
  }
  // What is refused now may be there in a moment.
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.code(errorCatalogue[code].status).send(failure)
}

/** Whether the request failed because its connection ended before its body did; a database that is away looks alike. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && raw.errored === error
}

/** What a failure says besides its code; undefined where there is nothing more to say. */
function detailsOf(error: unknown): Failure['value'] {
  if (error instanceof InvalidInput) return { fields: [...error.fields] }
  if (!(error instanceof Refusal)) return undefined
  const told = Object.entries(error.hints).filter(([, hint]) => hint !== undefined)
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (error instanceof InvalidInput) return 'invalid_input'
  const { code } = error as { code?: string }
  if (code && Object.hasOwn(frameworkCodes, code)) return frameworkCodes[code] ?? 'unknown_error'
  return isUnavailable(error) ? 'service_unavailable' : 'unknown_error'
}
