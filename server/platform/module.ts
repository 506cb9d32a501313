import type { FastifyInstance } from 'fastify'
import type { Binding } from './http/bind.ts'
import type { Job } from './jobs/job.ts'
import type { Poll } from './jobs/poll.ts'
import type { Consumer } from './outbox/relay.ts'
import type { DrawnFiles } from './pages/drawn-files.ts'
import type { FirstScreen } from './pages/first-answers.ts'
import type { ShortCut } from './prepared/short-cut.ts'
import type { Gauge } from './process/metrics.ts'
import type { SharedTopic, Topic, WatchedTopic } from './realtime/topic.ts'

/**
 * What every module.ts returns. A module leaves out what it has none of; `offers` is what higher modules and the ports
 * are built with, and disposing waits for what is under way.
 */
export interface Module<Offers = unknown> extends Partial<AsyncDisposable> {
  readonly name: string
  /** Calls at the portal's port. */
  readonly calls?: readonly Binding[]
  /** Calls at the operators' port. */
  readonly operatorCalls?: readonly Binding[]
  /** Routes at the vendors' port. */
  readonly serveVendors?: (app: FastifyInstance) => void
  /** Answers some of their calls before the router. */
  readonly vendorsShortCut?: ShortCut
  /** Pictures that are drawn when they are asked for. */
  readonly files?: readonly DrawnFiles[]
  /** Calls whose answers a page's document carries. */
  readonly firstScreen?: FirstScreen
  /** What tabs are kept up to date with. */
  readonly topics?: readonly (Topic | SharedTopic | WatchedTopic)[]
  /** Who must know of which event. */
  readonly consumers?: readonly Consumer[]
  readonly jobs?: readonly Job[]
  /** Work that is looked for all the time. */
  readonly polls?: readonly Poll[]
  /** Figures by which an operator sees how the module is. */
  readonly health?: readonly Gauge[]
  readonly offers: Offers
}

/** All modules as one: what the ports serve, workers do and stopping lets go. */
export class Modules implements AsyncDisposable {
  readonly #modules: readonly Module[]

  constructor(modules: readonly Module[]) {
    this.#modules = modules
  }

  /** What all modules have of a kind, in their order. */
  all<Part extends ListPart>(part: Part): NonNullable<Module[Part]>[number][] {
    return this.#modules.flatMap((module) => [...(module[part] ?? [])] as NonNullable<Module[Part]>[number][])
  }

  firstScreens(): FirstScreen[] {
    return this.#modules.flatMap(({ firstScreen }) => firstScreen ?? [])
  }

  serveVendors(app: FastifyInstance): void {
    for (const { serveVendors } of this.#modules) serveVendors?.(app)
  }

  /** The one that there is. */
  get vendorsShortCut(): ShortCut | undefined {
    return this.#modules.find(({ vendorsShortCut }) => vendorsShortCut)?.vendorsShortCut
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#modules.map((module) => module[Symbol.asyncDispose]?.()))
  }
}

type ListPart = 'calls' | 'operatorCalls' | 'files' | 'topics' | 'consumers' | 'jobs' | 'polls' | 'health'
