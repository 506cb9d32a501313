import type { BodyOf, CallDefinition, Caller, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Browser } from './browser.ts'
import type { Action, ActionRequest, Recorded, Recorder } from './recorded-action.ts'

/** Who sends a request; `name` is what an audit says. */
export interface Principal {
  readonly is: Caller
  readonly name: string
  /** The account that is signed in; absent for visitors and for whoever shows a key instead. */
  readonly account?: SignedIn
  /** What an operator may do; absent for everybody else, and for whoever shows the operator key. */
  readonly role?: Role
}

/** What an operator may do by its role. */
export interface Role {
  /** Null where the operator has none. */
  readonly name: string | null
  /** Ids of calls; * for every one. */
  readonly calls: readonly string[]
}

/** An account with the session that proves it. */
export interface SignedIn {
  readonly id: bigint
  /** Type of the account as the wire numbers it. */
  readonly type: number
  /** Hash of the session's id, in hex. */
  readonly session: string
  /** Whether the session reaches nothing but what comes before the change of its password (requirements ACC-21). */
  readonly mustChangePassword: boolean
}

/** In which languages a request may be answered. */
export interface Tongues {
  /** The language asked for by the `language` header. */
  readonly language: Language
  /** The merchant's default language, the last to fall back to. */
  readonly merchantLanguage: Language
  /** The offered language with this code, for calls that name one in their query. */
  languageFor(code: string | undefined): Language
}

/** What a handler knows of its request besides query and body. */
export interface Context extends Tongues {
  readonly principal: Principal
  /** Address of the client, behind trusted proxies only. */
  readonly address: string
  readonly browser: Browser
  /** Whether a page of another origin sends this; calls that change something refuse it before their handler. */
  readonly isForeign: boolean
}

/** A call with the code that answers it. */
export type Binding = HandledBinding | ActionBinding | FourEyesBinding | PreparedBinding

export interface HandledBinding {
  readonly call: CallDefinition
  readonly handle: (input: { readonly query: never; readonly body: never }, context: Context) => Promise<unknown>
}

/** A call whose handler leaves a record of what it did. */
export interface ActionBinding {
  readonly call: CallDefinition
  readonly act: (
    input: { readonly query: never; readonly body: never },
    context: Context,
    record: Recorder,
  ) => Promise<Recorded<unknown>>
}

/** A call that takes effect when a second operator approves it. */
export interface FourEyesBinding {
  readonly call: CallDefinition
  readonly carryOut: CarryOut<never>
  /** Whether the operator key carries it out alone for now; without this it never does. */
  readonly isKeyEnough?: ((db: Db) => Promise<boolean>) | undefined
  /** Which requests of the same operator are answered with the first one; without this none is. */
  readonly askedOnce?: AskedOnce | undefined
}

/**
 * `waiting`: the same request while the first one waits, whatever its reason. `sameReason`: the same, reason included.
 * `carriedOut`: that, and also once the first one is approved: for what happens to an object once at most.
 */
export type AskedOnce = 'waiting' | 'sameReason' | 'carriedOut'

/**
 * Does what was asked for, within the transaction. It runs once when it is asked for, which is taken back, and once
 * when it is approved; then it must change the same as it said.
 */
type CarryOut<Body> = (tx: Tx, body: Body, asked: Asked) => Promise<CarriedOut>

/** What was done. `afterwards` runs once that is committed. */
export interface CarriedOut extends Pick<Action<unknown>, 'object' | 'before' | 'after'> {
  /** A secret that the approving operator alone is shown, once. It is not recorded. */
  readonly shown?: string
  readonly afterwards?: () => Promise<void>
  /** Recorded with what changed, but free to move on while the request waits: a balance, or a moment. */
  readonly moving?: { readonly before: object; readonly after: object }
}

/** What the audit keeps of what was carried out. */
export function recordedChange({ before, after, moving }: CarriedOut): Pick<CarriedOut, 'before' | 'after'> {
  if (!moving) return { ...(before && { before }), ...(after && { after }) }
  return { before: { ...before, ...moving.before }, after: { ...after, ...moving.after } }
}

/** Who asked for something that a second operator approves. */
export interface Asked {
  readonly by: string
  /** The same for each try of one carrying out: what may happen once happens under it. */
  readonly key: string
}

/** Tries out what is asked for and keeps the request; answers what the call answers. */
export type AskSecondOperator = (
  binding: FourEyesBinding,
  body: object,
  request: ActionRequest & { readonly principal: Principal },
) => Promise<{ readonly approval: string | null }>

export interface PreparedBinding {
  readonly call: CallDefinition
  readonly source: AnswerSource<object>
  readonly prepare: (source: never, query: never, tongues: Tongues) => Json
}

/** JSON as one text, or in parts that follow each other: bytes that are kept need no encoding again. */
export type Json = string | readonly (string | Buffer)[]

/** What prepared answers are made from: an object that never changes, replaced whole when its content does. */
export interface AnswerSource<Source extends object> {
  /** The object that answers are made from now; undefined while there is none, or a change is on its way. */
  readonly settled: Source | undefined
  /** The same, once there is one and no change is on its way. */
  current(): Promise<Source>
}

/** Binds a contract call to its handler; input and answer have the contract's types. */
export function bind<Call extends CallDefinition>(
  call: Call,
  handle: (
    input: { readonly query: QueryOf<Call>; readonly body: BodyOf<Call> },
    context: Context,
  ) => Promise<ValueOf<Call>>,
): HandledBinding {
  return { call, handle }
}

/**
 * Binds a call that changes something where changes leave a record: the operators' port takes no others. The handler
 * does what it does inside `record`, whose transaction holds the change and its record.
 */
export function bindAction<Call extends CallDefinition>(
  call: Call,
  act: (
    input: { readonly query: QueryOf<Call>; readonly body: BodyOf<Call> },
    context: Context,
    record: Recorder,
  ) => Promise<Recorded<ValueOf<Call>>>,
): ActionBinding {
  return { call, act }
}

/** Binds a call that needs a second operator; its contract is made of `fourEyesCall`. */
export function bindFourEyes<Call extends CallDefinition>(
  call: Call,
  carryOut: CarryOut<BodyOf<Call>>,
  options: Pick<FourEyesBinding, 'isKeyEnough' | 'askedOnce'> = {},
): FourEyesBinding {
  return { call, carryOut, ...options }
}

/**
 * Binds a call whose answer is the same for every caller and follows from `source`, the query and the language
 * alone. `prepare` makes the JSON of its value; the bytes are kept and sent again until `source` is replaced.
 */
export function bindPrepared<Call extends CallDefinition, Source extends object>(
  call: Call,
  source: AnswerSource<Source>,
  prepare: (source: Source, query: QueryOf<Call>, tongues: Tongues) => Json,
): PreparedBinding {
  return { call, source, prepare }
}
