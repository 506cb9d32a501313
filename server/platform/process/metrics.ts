import { collectDefaultMetrics, Histogram, Gauge as PromGauge, Registry } from 'prom-client'
import { once } from '#/platform/concurrency/once.ts'
import type { Tally } from './tally.ts'

/** A figure that is read whenever the figures are asked for. */
export interface Gauge {
  readonly name: string
  readonly help: string
  read(): Promise<number>
}

export interface ObservedRequest {
  /** The call's id, where it is one. */
  readonly call: string | undefined
  /** The kind of file, where it is none. */
  readonly file?: string | undefined
  readonly status: number
  readonly seconds: number
}

/** Figures of this process in Prometheus' format. */
export interface Metrics {
  /** Notes one answered request: of a call, or of a kind of file, never of an address. */
  observeRequest(request: ObservedRequest): void
  /** Adds a figure; one that can't be read is not a number. */
  gauge(gauge: Gauge): void
  text(): Promise<string>
  readonly contentType: string
}

/** Node's own figures; once in a process, for each collection keeps a timer and an observer for ever. */
const ofNode = once(() => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
})

export function createMetrics(tally: Pick<Tally, 'noteAnswer'>): Metrics {
  const registry = new Registry()
  const node = ofNode()
  const requests = new Histogram({
    name: 'banyan_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  return {
    observeRequest({ call, file = 'none', status, seconds }) {
      requests.observe({ route: call ?? file, status: String(status) }, seconds)
      tally.noteAnswer(call ?? '', status)
    },
    gauge({ name, help, read }) {
      new PromGauge({
        name: `banyan_${name}`,
        help,
        registers: [registry],
        async collect() {
          this.set(await read().catch(() => Number.NaN))
        },
      })
    },
    text: async () => `${await node.metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  }
}
