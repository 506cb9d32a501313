import type { BodyOf, CallDefinition, Caller, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Language } from '@banyan/contract/system/language.ts'

/** Who sends a request; `name` is what an audit says. */
export interface Principal {
  readonly is: Caller
  readonly name: string
}

/** What a handler knows of its request besides query and body. */
export interface Context {
  readonly principal: Principal
  /** Address of the client, behind trusted proxies only. */
  readonly address: string
  /** The language asked for by the `language` header. */
  readonly language: Language
  /** The merchant's default language, the last to fall back to. */
  readonly merchantLanguage: Language
  /** The offered language with this code, for calls that name one in their query. */
  languageFor(code: string | undefined): Language
}

/** A call with the code that answers it. */
export interface Binding {
  readonly call: CallDefinition
  readonly handle: (input: { readonly query: never; readonly body: never }, context: Context) => Promise<unknown>
}

/** Binds a contract call to its handler; input and answer have the contract's types. */
export function bind<Call extends CallDefinition>(
  call: Call,
  handle: (
    input: { readonly query: QueryOf<Call>; readonly body: BodyOf<Call> },
    context: Context,
  ) => Promise<ValueOf<Call>>,
): Binding {
  return { call, handle }
}
