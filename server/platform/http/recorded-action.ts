import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#/platform/db/handles.ts'

/** What an action did. Everything but `value` is kept for good, so no secret may stand in it. */
export interface Action<Value> {
  /** The call's answer, or what the answer is made from; it is not kept. */
  readonly value: Value
  /** What was acted on, such as `settings brand`. */
  readonly object: string
  readonly before?: object
  readonly after?: object
  readonly reason?: string
  /** Who acted, where only the action finds that out: at a sign-in. */
  readonly actor?: string
  /** The request for a second operator that this carries out. */
  readonly approval?: bigint
}

/** The request that an action came by. */
export interface ActionRequest {
  readonly call: string
  readonly actor: string
  readonly address: string
  readonly requestId: string
}

/** Runs an action and keeps what it did, both in one transaction. */
export type RecordAction = <Value>(request: ActionRequest, work: (tx: Tx) => Promise<Action<Value>>) => Promise<Value>

/** Opens the transaction of one action and records the action in it. */
export type Recorder = <Value>(work: (tx: Tx) => Promise<Action<Value>>) => Promise<Recorded<Value>>

/** The value of an action that was recorded. The door alone makes one, so a handler that forgets to record does not compile. */
export class Recorded<Value> {
  readonly #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  get value(): Value {
    return this.#value
  }

  /** The same action with another answer. */
  as<Other>(value: Other): Recorded<Other> {
    return new Recorded(value)
  }
}

/** The recorder of one request. */
export function recorderOf(record: RecordAction, request: ActionRequest): Recorder {
  return async (work) => new Recorded(await record(request, work))
}

interface Change {
  readonly before: object
  readonly after: object
}

/** The fields that are not the same in two values, as they are in each. */
export function differingFields(before: object, after: object): Change {
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = (one: typeof earlier, other: typeof earlier) =>
    Object.fromEntries([...one].filter(([name, field]) => !isDeepStrictEqual(field, other.get(name))))
  return { before: differing(earlier, later), after: differing(later, earlier) }
}
