import pino from 'pino'
import type { LogLevel } from '#/platform/config/config.ts'

/** Structured logs on standard output. Of a request they hold id, method and path: queries and headers may carry secrets. */
export function createLogger(level: LogLevel) {
  return pino({
    level,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: { id?: string; method?: string; url?: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
    },
  })
}
