import { type OutcomeCode, outcomes } from '@banyan/contract/vendor/outcomes.ts'
import {
  type OperationName,
  type WalletAnswer,
  walletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { vendorSecurity } from '#/platform/calls/call-security.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { strictJson } from '#/platform/text/strict-json.ts'
import { claimedVendor, type SignedRequest, signerOf, type VendorKey } from './signature.ts'
import type { IsVendorSource } from './vendor-sources.ts'
import type { WalletCalls } from './wallet-calls.ts'

export interface WalletPortParts {
  readonly calls: WalletCalls
  readonly keys: readonly VendorKey[]
  readonly isSource: IsVendorSource
  readonly tally: Pick<Tally, 'note'>
  readonly limits: Pick<RateLimits, 'take'>
  readonly now: () => Date
}

/** Larger bodies are refused before they are read. */
export const bodyLimit = 64 * 1024

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
  refused: 200,
  held: 200,
  campaign_unknown: 200,
  campaign_closed: 200,
  campaign_spent: 200,
  ref_not_found: 200,
  bad_request: 400,
  bad_signature: 401,
  retryable: 503,
} as const satisfies Record<OutcomeCode, number>

/** The outcomes as the document for vendors describes them. */
const meanings = Object.entries(outcomes)
  .map(([code, { retry, meaning }]) => `- \`${code}\`${retry ? ' (send again)' : ''}: ${meaning}`)
  .join('\n')

/** The same shape under every status, so that a vendor reads one answer whatever the HTTP status. */
const responses = {
  200: { description: "The wallet's decision", ...walletAnswer },
  400: { description: 'bad_request', ...walletAnswer },
  401: { description: 'bad_signature', ...walletAnswer },
  429: { description: 'bad_signature, once an address has sent too many of them', ...walletAnswer },
  503: { description: 'retryable', ...walletAnswer },
}

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
          ...{ security: vendorSecurity, body, response: responses },
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
  const { method, url: path, headers, ip: address, log } = request
  const { answer, status } = await answerSigned(parts, operation, { address, method, path, headers, body }, log)
  void reply.code(status).header('cache-control', 'no-store')
  return answer
}

interface Answered {
  readonly answer: WalletAnswer
  /** HTTP status. */
  readonly status: number
}

/** Answers a message if it comes from where its vendor sends from, and the vendor signed it. The vendor is told nothing else. */
export async function answerSigned(
  parts: WalletPortParts,
  operation: OperationName,
  message: SignedRequest,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<Answered> {
  const { calls, keys, isSource, tally, now } = parts
  const [claimed, { address }] = [claimedVendor(message), message]
  if (!isSource(claimed, address)) {
    const line = { security: 'vendor_source_refused', vendor: claimed, address, call: operation }
    return await refuseForged(parts, address, () => log.info(line, 'a proof was refused'))
  }
  const vendorCode = signerOf(keys, message, now())
  if (vendorCode === undefined) {
    const line = { security: 'vendor_call_forged', call: operation }
    return await refuseForged(parts, address, () => log.info(line, 'a proof was refused'))
  }
  const answer = await runSafely(log, () => calls.answer(vendorCode, operation, parseJson(message.body)))
  tally.note(answer.outcome === 'retryable' ? 'vendor_calls_failed' : 'vendor_calls', vendorCode)
  return { answer, status: statuses[answer.outcome] }
}

/**
 * Only messages that nobody signed count against their address, and only after the signature was looked at: a vendor
 * behind the same proxy as a forger is never slowed down. Past the limit they leave no lines; the figure counts them all.
 */
async function refuseForged({ tally, limits }: WalletPortParts, address: string, note: () => void): Promise<Answered> {
  tally.note('forged_calls')
  const isBeyond = (await limits.take('forgeries', address)) > 0
  if (!isBeyond) note()
  return { answer: { outcome: 'bad_signature' }, status: isBeyond ? 429 : statuses.bad_signature }
}

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
