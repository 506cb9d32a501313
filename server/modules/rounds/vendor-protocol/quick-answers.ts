import type { IncomingMessage, ServerResponse } from 'node:http'
import { type OperationName, type WalletAnswer, walletOperations } from '@banyan/contract/vendor/wallet.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ShortCut, ShortCutPort } from '#/platform/prepared/short-cut.ts'
import { answerSigned, bodyLimit, type WalletPortParts } from './serve-wallet.ts'

/** Operations by the address at which they are called. */
const operations: ReadonlyMap<string, OperationName> = new Map(
  Object.entries(walletOperations).map(([name, { path }]) => [path, name as OperationName]),
)

/**
 * Answers vendors' plain calls before the router, which costs as much as deciding them does: JSON of a length that is
 * said, with the headers that a vendor's server needs and none of those for browsers. Whatever is not plain takes the
 * long way, which answers the same.
 */
export function quickAnswers(parts: WalletPortParts, logger: Pick<FastifyBaseLogger, 'error' | 'info'>): ShortCut {
  return (request, response, longWay, { observe, isStopping, addressOf }: ShortCutPort) => {
    const operation = operations.get(request.url ?? '')
    if (operation === undefined || !isPlain(request) || isStopping()) return longWay()
    const [observed, address] = [observe(), addressOf(request)]
    readBody(request, async (body) => {
      const { method = '', url: path = '', headers } = request
      const { answer, status } = await answerSigned(parts, operation, { address, method, path, headers, body }, logger)
      observed(operation, status)
      send(response, status, answer)
    })
  }
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    length !== undefined &&
    Number(length) <= bodyLimit &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined
  )
}

/** Nobody is left to be answered where the body does not come whole. */
function readBody(request: IncomingMessage, done: (body: Buffer) => Promise<void>): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => void done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
  request.on('error', () => {})
}

const headers = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['cache-control', 'no-store'],
  ...['x-content-type-options', 'nosniff'],
]

function send(response: ServerResponse, status: number, answer: WalletAnswer): void {
  const body = JSON.stringify(answer)
  response.writeHead(status, [...headers, 'content-length', String(Buffer.byteLength(body))])
  response.end(body)
}
