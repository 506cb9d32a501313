import { type OutcomeCode, outcomes } from '@banyan/contract/vendor/outcomes.ts'
import {
  type OperationName,
  type WalletAnswer,
  walletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { strictJson } from '#/platform/strict-json.ts'
import type { Tally } from '#/platform/tally.ts'
import { type SignedRequest, signerOf, type VendorKey } from './signature.ts'
import type { WalletCalls } from './wallet-calls.ts'

export interface WalletPortParts {
  readonly calls: WalletCalls
  readonly keys: readonly VendorKey[]
  readonly tally: Pick<Tally, 'note'>
  readonly now: () => Date
}

/** Larger bodies are refused before they are read. */
export const bodyLimit = 64 * 1024

/** HTTP status by outcome. Our decisions are answers with 200; other statuses are for the vendor's infrastructure. */
export const statuses = {
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
  parts: WalletPortParts,
  operation: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WalletAnswer> {
  const body = typeof request.body === 'string' ? request.body : ''
  const { method, url: path, headers, log } = request
  const answer = await answerSigned(parts, operation, { method, path, headers, body }, log)
  void reply.code(statuses[answer.outcome]).header('cache-control', 'no-store')
  return answer
}

/** Answers a message if a vendor signed it. */
export async function answerSigned(
  { calls, keys, tally, now }: WalletPortParts,
  operation: OperationName,
  message: SignedRequest,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<WalletAnswer> {
  const vendorCode = signerOf(keys, message, now())
  if (vendorCode === undefined) {
    tally.note('forged_calls')
    log.info({ security: 'vendor_call_forged', call: operation }, 'a proof was refused')
    return badSignature
  }
  const answer = await runSafely(log, () => calls.answer(vendorCode, operation, parseJson(message.body)))
  tally.note(answer.outcome === 'retryable' ? 'vendor_calls_failed' : 'vendor_calls', vendorCode)
  return answer
}

const badSignature: WalletAnswer = { outcome: 'bad_signature' }

/** A fault of ours is never answered as a refusal: the vendor sends the call again and learns its outcome. */
async function runSafely(
  log: Pick<FastifyBaseLogger, 'error'>,
  call: () => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  try {
    return await call()
  } catch (error) {
    log.error({ err: error }, "a vendor's call failed")
    return { outcome: 'retryable' }
  }
}

/** Undefined if the body is not JSON, or names a key twice; no schema accepts that. */
function parseJson(body: string | Buffer): unknown {
  try {
    return strictJson(String(body))
  } catch {
    return undefined
  }
}
