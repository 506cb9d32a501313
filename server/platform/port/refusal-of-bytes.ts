import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { errorText } from '#/platform/http/contract-texts.ts'

const code: ErrorCode = 'malformed_request'

/**
 * Answers bytes that are not HTTP, and headers without end. There is no request to speak of, but the answer
 * is the envelope; where the connection has an answer on its way already, or was told to close, it is ended.
 */
export function refusalOfBytes(newRequestId: () => string) {
  const lastAnswer = new WeakMap<Socket, ServerResponse>()

  function refuse(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const last = lastAnswer.get(socket)
    const isFree = !last || (last.writableEnded && last.shouldKeepAlive)
    if (!isFree) return void socket.destroy()
    const body = JSON.stringify({ success: false, code, message: errorText(code, 'en'), requestId: newRequestId() })
    const length = Buffer.byteLength(body)
    const head = [
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      `Content-Length: ${length}`,
    ]
    // A HEAD is answered without a body, also when nobody could read the rest of it.
    const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).toString() === 'HEAD '
    socket.end([...head, 'Connection: close', '', isHead ? '' : body].join('\r\n'))
  }

  /** Hears of each request, so that its answer is known when the bytes after it make no sense. */
  refuse.notice = (request: IncomingMessage, answer: ServerResponse): void => {
    lastAnswer.set(request.socket, answer)
  }
  return refuse
}
