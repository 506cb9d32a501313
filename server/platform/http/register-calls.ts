import type { CallDefinition } from '@banyan/contract/call.ts'
import { codesByStatus, failureEnvelope, successEnvelope } from '@banyan/contract/envelope.ts'
import { commonErrors } from '@banyan/contract/errors.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { answerCode } from './answer-error.ts'
import type { Binding, Context } from './bind.ts'
import { type Languages, languageFor } from './languages.ts'
import { validator } from './validate.ts'

export interface CallOptions {
  readonly languages: Languages
  /** Checks each answer against its schema before unknown fields are filtered out: in tests and fuzzing. */
  readonly checkAnswers: boolean
}

/** Routes every binding as its contract says, and refuses other methods on the same addresses. */
export function registerCalls(app: FastifyInstance, bindings: readonly Binding[], options: CallOptions): void {
  for (const binding of bindings) registerCall(app, binding, options)
  const methodsByPath = Map.groupBy(bindings, ({ call }) => call.path)
  for (const [path, sharing] of methodsByPath) refuseOtherMethods(app, path, sharing, options.languages)
}

function registerCall(app: FastifyInstance, { call, handle }: Binding, options: CallOptions): void {
  const success = successEnvelope(call.value)
  const check = options.checkAnswers ? answerCheck(call, success) : undefined
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    schema: {
      operationId: call.id,
      summary: call.summary,
      tags: [call.moduleId.toLowerCase()],
      querystring: call.query,
      ...(call.body ? { body: call.body } : {}),
      response: responses(call, success),
    },
    validatorCompiler: ({ schema, httpPart }) => validator(schema as TSchema, httpPart === 'body' ? 'body' : 'query'),
    handler: async (request, reply) => {
      const value = await handle(request.query as never, contextOf(request, options.languages))
      const answer = { success: true, value }
      check?.(answer)
      reply.header('cache-control', 'no-store')
      return answer
    },
  })
}

function contextOf(request: FastifyRequest, languages: Languages): Context {
  const asked = request.headers.language
  return {
    language: languageFor(languages, typeof asked === 'string' ? asked : undefined),
    languageFor: (code) => languageFor(languages, code),
  }
}

function answerCheck(call: CallDefinition, schema: TSchema): (answer: unknown) => void {
  const compiled = Compile(schema)
  return (answer) => {
    if (compiled.Check(answer)) return
    const [first] = compiled.Errors(answer)
    throw new Error(`${call.id} answered off its schema: ${first?.instancePath} ${first?.message}`)
  }
}

/** Schemas of every answer by status: they filter what is sent and document it. */
function responses(call: CallDefinition, success: TSchema): Record<number, object> {
  const failures = [...codesByStatus([...commonErrors, ...call.errors])].map(([status, codes]) => [
    status,
    { description: codes.join(', '), ...failureEnvelope(codes) },
  ])
  return { 200: { description: 'Success', ...success }, ...Object.fromEntries(failures) }
}

function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  sharing: readonly Binding[],
  languages: Languages,
): void {
  const taken = new Set<string>(sharing.map(({ call }) => call.method))
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !taken.has(method))
  app.route({
    method: others,
    url: path,
    schema: { hide: true },
    handler: (request, reply) =>
      answerCode(languages, 'method_not_allowed', request, reply.header('allow', [...taken].join(', '))),
  })
}
