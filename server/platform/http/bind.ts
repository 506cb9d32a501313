import type { CallDefinition, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Language } from '@banyan/contract/system/language.ts'

/** What a handler knows of its caller. */
export interface Context {
  /** The language asked for by the `language` header. */
  readonly language: Language
  /** The offered language with this code, for calls that name one in their query. */
  languageFor(code: string | undefined): Language
}

/** A call with the code that answers it. */
export interface Binding {
  readonly call: CallDefinition
  readonly handle: (query: never, context: Context) => Promise<unknown>
}

/** Binds a contract call to its handler; input and answer have the contract's types. */
export function bind<Call extends CallDefinition>(
  call: Call,
  handle: (query: QueryOf<Call>, context: Context) => Promise<ValueOf<Call>>,
): Binding {
  return { call, handle }
}
