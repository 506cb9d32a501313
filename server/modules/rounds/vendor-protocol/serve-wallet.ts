import { type OutcomeCode, outcomes } from '@banyan/contract/vendor/outcomes.ts'
import {
  type OperationName,
  type WalletAnswer,
  walletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tally } from '#/platform/tally.ts'
import { signerOf, type VendorKey } from './signature.ts'
import type { WalletCalls } from './wallet-calls.ts'

interface WalletPortParts {
  readonly calls: WalletCalls
  readonly keys: readonly VendorKey[]
  readonly tally: Pick<Tally, 'note'>
  readonly now: () => Date
}

/** Larger bodies are refused before they are read. */
const bodyLimit = 64 * 1024

/** HTTP status by outcome. Our decisions are answers with 200; other statuses are for the vendor's infrastructure. */
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

/** The outcomes as the document for vendors describes them. */
const meanings = Object.entries(outcomes)
  .map(([code, { retry, meaning }]) => `- \`${code}\`${retry ? ' (send again)' : ''}: ${meaning}`)
  .join('\n')

/** Routes the wallet's operations at the vendors' port. The signature covers the body's bytes, so it stays text. */
export function serveWallet(app: FastifyInstance, parts: WalletPortParts): void {
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
        // The signature is verified before the schema: a stranger is told nothing.
        validatorCompiler: () => () => true,
        serializerCompiler: () => JSON.stringify,
        handler: (request, reply) => answerCall(parts, name as OperationName, request, reply),
      })
    done()
  })
}

async function answerCall(
  { calls, keys, tally, now }: WalletPortParts,
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
      : await runSafely(request, () => calls.answer(vendorCode, operation, parseJson(body)))
  if (vendorCode === undefined) tally.note('forged_calls')
  else tally.note(answer.outcome === 'retryable' ? 'vendor_calls_failed' : 'vendor_calls', vendorCode)
  void reply.code(statuses[answer.outcome]).header('cache-control', 'no-store')
  return answer
}

const badSignature: WalletAnswer = { outcome: 'bad_signature' }

/** A fault of ours is never answered as a refusal: the vendor sends the call again and learns its outcome. */
async function runSafely(request: FastifyRequest, call: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
  try {
    return await call()
  } catch (error) {
    request.log.error({ err: error }, "a vendor's call failed")
    return { outcome: 'retryable' }
  }
}

/** Undefined if the body is not JSON; no schema accepts that. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
