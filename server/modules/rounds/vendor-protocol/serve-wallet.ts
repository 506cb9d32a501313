import { type OutcomeCode, outcomes } from '@banyan/contract/vendor/outcomes.ts'
import {
  type OperationName,
  type WalletAnswer,
  walletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signerOf, type VendorKey } from './signature.ts'
import type { WalletCalls } from './wallet-calls.ts'

interface PlaneParts {
  readonly calls: WalletCalls
  readonly keys: readonly VendorKey[]
  readonly now: () => Date
}

/** A call of a vendor's is small; more is refused before it is read. */
const bodyLimit = 64 * 1024

/** Only what a vendor's own infrastructure should see has a status of its own; a decision of ours is an answer. */
const statuses = {
  ok: 200,
  ok_duplicate: 200,
  ok_noop: 200,
  insufficient_funds: 200,
  player_locked: 200,
  player_not_found: 200,
  token_invalid: 200,
  token_expired: 200,
  currency_mismatch: 200,
  game_disabled: 200,
  conflict: 200,
  ref_cancelled: 200,
  ref_settled: 200,
  round_closed: 200,
  ref_not_found: 200,
  bad_request: 400,
  bad_signature: 401,
  retryable: 503,
} as const satisfies Record<OutcomeCode, number>

/** What vendors read of every outcome. */
const meanings = Object.entries(outcomes)
  .map(([code, { retry, meaning }]) => `- \`${code}\`${retry ? ' (send again)' : ''}: ${meaning}`)
  .join('\n')

/** Routes the wallet's operations at the port of vendors. A body is signed as it travels, so it is kept as text. */
export function serveWallet(app: FastifyInstance, parts: PlaneParts): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const [name, { path, summary, body }] of Object.entries(walletOperations))
      scope.route({
        method: 'POST',
        url: path,
        bodyLimit,
        schema: {
          ...{ operationId: name, summary, description: meanings, tags: ['wallet'] },
          ...{ body, response: { 200: walletAnswer } },
        },
        // The signature comes before the schema: who may not ask is told nothing.
        validatorCompiler: () => () => true,
        serializerCompiler: () => JSON.stringify,
        handler: (request, reply) => answered(parts, name as OperationName, request, reply),
      })
    done()
  })
}

async function answered(
  { calls, keys, now }: PlaneParts,
  operation: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WalletAnswer> {
  const body = typeof request.body === 'string' ? request.body : ''
  const { method, url: path, headers } = request
  const vendorCode = signerOf(keys, { method, path, headers, body }, now())
  const answer =
    vendorCode === undefined
      ? badSignature
      : await calledSafely(request, () => calls.answer(vendorCode, operation, jsonOf(body)))
  void reply.code(statuses[answer.outcome]).header('cache-control', 'no-store')
  return answer
}

const badSignature: WalletAnswer = { outcome: 'bad_signature' }

/** What went wrong on our side is never told as a refusal: the vendor asks again, and is told what became of it. */
async function calledSafely(request: FastifyRequest, call: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
  try {
    return await call()
  } catch (error) {
    request.log.error({ err: error }, "a vendor's call failed")
    return { outcome: 'retryable' }
  }
}

/** Undefined for what is no JSON, which no schema takes. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
