import type { CallDefinition } from '@banyan/contract/call.ts'
import { errorsOf, everyone } from '@banyan/contract/call.ts'
import { codesByStatus, failureEnvelope, successEnvelope } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { sealedBodyType } from '@banyan/contract/sealed-body.ts'
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { onceFor } from '#/platform/concurrency/once.ts'
import type {
  ActionBinding,
  AskSecondOperator,
  Binding,
  Context,
  FourEyesBinding,
  PreparedBinding,
  Principal,
} from '#/platform/http/bind.ts'
import { browserOf, type SameSite } from '#/platform/http/browser.ts'
import { isForeign } from '#/platform/http/foreign-origin.ts'
import { type Languages, tonguesOf } from '#/platform/http/languages.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { type ActionRequest, type RecordAction, recorderOf } from '#/platform/http/recorded-action.ts'
import { mayCall } from '#/platform/http/signed-in.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { type FixedValues, refuseOtherFixedValues } from '#/platform/prepared/fixed-values.ts'
import type { PreparedAnswers } from '#/platform/prepared/prepared-answers.ts'
import { sendPrepared } from '#/platform/prepared/send-prepared.ts'
import { Refusal } from '#/platform/refusal.ts'
import { securityOf } from './call-security.ts'
import { takeSealedBodies } from './encrypted-body.ts'
import { fileAnswer, sendFile } from './file-answer.ts'
import { takeMultipartBodies } from './multipart-body.ts'
import { validator } from './validate.ts'

export interface CallOptions {
  readonly languages: Languages
  /** Checks each answer against its schema before unknown fields are filtered out: in tests and fuzzing. */
  readonly checkAnswers: boolean
  readonly limits: RateLimits
  /** Opens the bodies of encrypted calls. */
  readonly bodyKeys: BodyKeys
  /** Keeps the answers of prepared calls. */
  readonly prepared: PreparedAnswers
  /** What every request may say of this deployment and its client. */
  readonly fixed: FixedValues
  /** Origin under which browsers reach this server; https pins its cookies. */
  readonly publicOrigin: string
  /** With which requests the browser sends this server's cookies back. */
  readonly sameSite: SameSite
  /** Says who sends a request, as far as the call looks at that; a call that needs to know may refuse a wrong proof. */
  identify(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
  /** Refuses callers to whom the portal is closed; calls that are always open don't ask. */
  admit(address: string): void
  /** Keeps what callers do. Where it is given, a call that may change something has to be bound by `bindAction`. */
  readonly record?: RecordAction
  /** Keeps what needs a second operator until one approves it. */
  readonly ask?: AskSecondOperator
}

/** Beside the schema of what is inside, which OpenAPI can't say of a JWE. */
const sealedBodyText =
  'The body is JSON {"ts", "nonce", "body"}, `body` as documented here, sealed as compact JWE (RSA-OAEP-256, A256GCM) with the key of /wps/session/key; at the operators\' port, of /wps/operator/session/key.'

const principalOf = new WeakMap<FastifyRequest, Principal>()

/** Routes every binding as its contract says, and refuses other methods on the same addresses. */
export function registerCalls(app: FastifyInstance, bindings: readonly Binding[], options: CallOptions): void {
  const { plain = [], sealed = [], multipart = [] } = Object.groupBy(bindings, ({ call }) => bodyOf(call))
  for (const binding of plain) registerCall(app, binding, options)
  registerApart(app, sealed, options, takeSealedBodies)
  registerApart(app, multipart, options, takeMultipartBodies)
  for (const [path, sharing] of Map.groupBy(bindings, ({ call }) => call.path)) {
    app.methodsOfCalls.set(path, [...new Set(sharing.map(({ call }) => call.method))])
  }
}

function bodyOf({ encrypted, multipart }: CallDefinition): 'sealed' | 'multipart' | 'plain' {
  if (encrypted) return 'sealed'
  return multipart ? 'multipart' : 'plain'
}

/** Routes calls in a scope of their own: there no other body is taken than theirs, and nowhere else one like theirs. */
function registerApart(
  app: FastifyInstance,
  bindings: readonly Binding[],
  options: CallOptions,
  takeBodies: (scope: FastifyInstance, options: CallOptions) => void,
): void {
  if (bindings.length === 0) return
  void app.register((scope, _options, done) => {
    takeBodies(scope, options)
    for (const binding of bindings) registerCall(scope, binding, options)
    done()
  })
}

function registerCall(app: FastifyInstance, binding: Binding, options: CallOptions): void {
  const { call } = binding
  const check = options.checkAnswers ? answerCheck(call) : undefined
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    config: { call: call.id },
    ...(call.bodyLimitBytes !== undefined && { bodyLimit: call.bodyLimitBytes }),
    schema: {
      operationId: call.id,
      summary: call.summary,
      tags: [call.moduleId.toLowerCase()],
      security: securityOf(call),
      querystring: call.query,
      ...(call.body ? { body: call.body } : {}),
      ...(call.encrypted ? { consumes: [sealedBodyType], description: sealedBodyText } : {}),
      ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
      response: { ...responsesOf(call) },
    },
    validatorCompiler: ({ schema, httpPart }) => {
      // What read the files has checked them; they are no JSON.
      if (call.multipart && httpPart === 'body') return (value) => ({ value })
      return validator(schema as TSchema, httpPart === 'body' ? 'body' : 'query')
    },
    serializerCompiler: ({ httpStatus }) => serializer(call, httpStatus),
    // Before the body is read: who may not ask costs nothing.
    onRequest: (request) => atTheDoor(call, request, options),
    handler: handlerOf(binding, options, check),
  })
}

type AnswerCheck = (answer: unknown) => void
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function handlerOf(binding: Binding, options: CallOptions, check: AnswerCheck | undefined): Handler {
  const { record, ask } = options
  const { id, method } = binding.call
  if ('carryOut' in binding) {
    if (!ask) throw new Error(`${id} needs a second operator, of whom there are none here`)
    return handledBy(asked(binding, ask), binding.call, options, check)
  }
  if ('act' in binding) {
    if (!record) throw new Error(`${id} leaves a record, which nothing keeps here`)
    return handledBy(recorded(binding, record), binding.call, options, check)
  }
  if (record && method !== 'GET')
    throw new Error(`${id} may change something and leaves no record: bind it by bindAction`)
  if ('handle' in binding) return handledBy(binding.handle, binding.call, options, check)
  return preparedBy(binding, options, check)
}

type Handle = (
  input: { readonly query: never; readonly body: never },
  context: Context,
  requestId: string,
) => Promise<unknown>

function recorded({ call, act }: ActionBinding, record: RecordAction): Handle {
  return async (input, context, requestId) => {
    const request = requestOf(call, context, requestId)
    return (await act(input, context, recorderOf(record, request))).value
  }
}

function asked(binding: FourEyesBinding, ask: AskSecondOperator): Handle {
  return async ({ body }, context, requestId) => {
    const { principal } = context
    return await ask(binding, body, { ...requestOf(binding.call, context, requestId), principal })
  }
}

function requestOf({ id }: CallDefinition, { principal, address }: Context, requestId: string): ActionRequest {
  return { call: id, actor: principal.name, address, requestId }
}

function handledBy(
  handle: Handle,
  { id: call, answersFile, changesAccess, method, callers }: CallDefinition,
  options: CallOptions,
  check?: AnswerCheck,
): Handler {
  const tells = changesAccess === true || (method !== 'GET' && callers.includes('operator'))
  return async (request, reply) => {
    const input = { query: request.query as never, body: request.body as never }
    // Before the handler: it may set a cookie, and no cache may keep that.
    reply.header('cache-control', 'no-store')
    const context = contextOf(request, reply, options)
    const value = await handle(input, context, request.id)
    if (tells) request.log.info({ security: call, ...byWhom(context) }, 'access was changed, or an operator acted')
    if (answersFile) return await sendFile(value as Blob, reply)
    const answer = { success: true, value }
    check?.(answer)
    return answer
  }
}

function preparedBy(binding: PreparedBinding, options: CallOptions, check: AnswerCheck | undefined): Handler {
  const { languages, prepared } = options
  // The short cut knows no callers: it serves only what everybody may read.
  if (isForEverybody(binding.call)) prepared.add(binding)
  return async (request, reply) => {
    const language = languageHeader(request)
    const address = { url: request.url, language }
    const answer = await prepared.answer(binding, request.query as object, tonguesOf(languages, language), address)
    check?.(JSON.parse(answer.bytes.toString()))
    return sendPrepared(answer, request, reply)
  }
}

async function atTheDoor(call: CallDefinition, request: FastifyRequest, options: CallOptions): Promise<void> {
  await options.limits.count(call.method === 'GET' ? 'reads' : 'writes', request.ip)
  if (call.drawsPicture) await options.limits.count('pictures', request.ip)
  if (call.method !== 'GET' && isForeign(request, options.publicOrigin)) throw new Refusal('foreign_origin')
  // A closed portal is closed, whoever comes.
  if (!call.alwaysOpen) options.admit(request.ip)
  refuseOtherFixedValues(request.headers, request.query, options.fixed)
  const principal = await options.identify(request, call.token)
  if (!call.callers.includes(principal.is)) throw new Refusal(refusalOf(call, principal))
  if (!mayCall(principal.role, call)) throw new Refusal('role_forbids')
  if (principal.account?.mustChangePassword && !call.beforePasswordChange) throw new Refusal('password_change_needed')
  principalOf.set(request, principal)
}

/** Trial accounts are told what they lack; whoever else is not served has to sign in. */
function refusalOf({ callers }: CallDefinition, { is }: Principal): ErrorCode {
  return is === 'trial' && callers.includes('member') ? 'in_need_true_account' : 'not_logged_in'
}

function isForEverybody({ callers, token }: CallDefinition): boolean {
  return token !== 'needed' && everyone.every((caller) => callers.includes(caller))
}

/** Whom the log names: members by their number alone, operators by the name that stands in the audit. */
function byWhom({ principal: { is, name, account }, address }: Context): object {
  return { address, ...(account && { account: String(account.id) }), ...(is === 'operator' && { operator: name }) }
}

function contextOf(request: FastifyRequest, reply: FastifyReply, options: CallOptions): Context {
  const { languages, publicOrigin, sameSite } = options
  const principal = principalOf.get(request)
  if (!principal) throw new Error('a call was handled before its caller was known')
  return {
    principal,
    address: request.ip,
    browser: browserOf(request, reply, publicOrigin.startsWith('https:'), sameSite),
    isForeign: isForeign(request, publicOrigin),
    ...tonguesOf(languages, languageHeader(request)),
  }
}

function languageHeader({ headers }: FastifyRequest): string | undefined {
  return typeof headers.language === 'string' ? headers.language : undefined
}

const successOf = onceFor(({ value }: CallDefinition) => successEnvelope(value))
const answerOf = onceFor((call: CallDefinition) => fastJson(successOf(call) as Schema))
const validatorOf = onceFor((call: CallDefinition) => Compile(successOf(call)))

/** Successes are filtered by their schema, unknown fields left out; failures are made by us, field by field. */
function serializer(call: CallDefinition, httpStatus: string | undefined): (answer: unknown) => string {
  return httpStatus === '200' ? (answer) => answerOf(call)(answer) : JSON.stringify
}

function answerCheck(call: CallDefinition): AnswerCheck {
  return (answer) => {
    if (validatorOf(call).Check(answer)) return
    const [first] = validatorOf(call).Errors(answer)
    throw new Error(`${call.id} answered off its schema: ${first?.instancePath} ${first?.message}`)
  }
}

/** Schemas of every answer by status: they filter what is sent and document it. */
const responsesOf = onceFor((call: CallDefinition): Record<number, object> => {
  const failures = [...codesByStatus(errorsOf(call))].map(([status, codes]) => [
    status,
    { description: codes.join(', '), ...failureEnvelope(codes) },
  ])
  const success = call.answersFile ? fileAnswer(call.value) : successOf(call)
  return { 200: { description: 'Success', ...success }, ...Object.fromEntries(failures) }
})
