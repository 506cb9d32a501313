import type { CallDefinition, QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import type { Binding, Context, HandledBinding, PreparedBinding, Principal } from '#/platform/http/bind.ts'
import { noBrowser } from '#/platform/http/browser.ts'
import { type Languages, tonguesOf } from '#/platform/http/languages.ts'
import type { PreparedAnswers } from '#/platform/prepared/prepared-answers.ts'
import type { Ask } from './document-parts/first-asks.ts'

/** A call that a page makes before it paints, with the query that it sends. */
export interface FirstCall {
  readonly call: CallDefinition
  readonly query: object
  /** What the document shows of its answer before the page's code has come. */
  readonly draws?: (value: never) => Drawn
  /** The document does not carry its answer, but asks it beside its code for whoever is signed in. */
  readonly isAsked?: true
}

/** What the document shows of an answer; each names only what it knows. */
export interface Drawn {
  /** The template of portal/index.html that it is put into; without one that of the page's words. */
  readonly shape?: 'lobby' | 'promotion' | 'wheel' | 'article' | 'game'
  readonly title?: string
  readonly intro?: string
  /** Addresses in their order; an empty one is a place without a picture. */
  readonly pictures?: readonly string[]
  /** They are art of games, which a merchant may keep elsewhere (requirements SYS-26). */
  readonly isGameArt?: boolean
  /** Paragraphs of a text. */
  readonly lines?: readonly string[]
  /** Nothing is announced above the lobby. */
  readonly isQuiet?: boolean
}

/** The calls that the page of an address makes first; a module names its own. */
export type FirstScreen = (path: string, search: URLSearchParams) => readonly FirstCall[]

export function firstCall<Call extends CallDefinition>(
  call: Call,
  query: Partial<QueryOf<Call>>,
  draws?: (value: ValueOf<Call>) => Drawn,
): FirstCall {
  return { call, query, ...(draws && { draws }) }
}

/** A call that a page makes before it paints, whose answer is of the moment. */
export function firstAsk<Call extends CallDefinition>(call: Call, query: Partial<QueryOf<Call>>): FirstCall {
  return { call, query, isAsked: true }
}

/** What a document carries for its page. */
export interface FirstAnswersOfPage {
  /** JSON of the answers, each with the call and the query that it belongs to. */
  readonly json: string
  /** What the document shows of them. */
  readonly drawn: Drawn
  /** What it asks by itself. */
  readonly asks: readonly Ask[]
}

/** A document waits no longer than this for an answer that it can do without. */
const answerWithinMs = 300
/** So long an answer from the database serves later documents too. */
const freshMs = 2_000
const keptAtMost = 200

const visitor: Principal = { is: 'visitor', name: 'visitor' }

interface FirstAnswersOptions {
  readonly bindings: readonly Binding[]
  readonly prepared: PreparedAnswers
  readonly languages: Languages
  readonly screens: readonly FirstScreen[]
}

/**
 * The answers that a document carries, so that its page paints without asking. They are those that a visitor
 * gets; one that fails or takes long is left out, and the page asks for it itself.
 */
export class FirstAnswers {
  readonly #bindings: ReadonlyMap<string, Binding>
  readonly #options: FirstAnswersOptions
  readonly #handled = new Map<string, { readonly value: Promise<string>; readonly until: number }>()

  constructor(options: FirstAnswersOptions) {
    this.#options = options
    this.#bindings = new Map(options.bindings.map((binding) => [binding.call.id, binding]))
  }

  /** The answers for a page. */
  async of(path: string, search: URLSearchParams, language: Language): Promise<FirstAnswersOfPage> {
    const calls = this.#options.screens.flatMap((screen) => screen(path, search))
    const kept = calls.filter(({ isAsked }) => !isAsked)
    const found = await Promise.all(kept.map((first) => within(answerWithinMs, this.#answer(first, language))))
    const answers = found.filter((answer) => answer !== undefined)
    return { ...carried(language, answers), asks: calls.filter(({ isAsked }) => isAsked).map(askOf) }
  }

  async #answer({ call, query, draws }: FirstCall, language: Language): Promise<FoundAnswer> {
    const binding = this.#bindings.get(call.id)
    if (!binding || 'act' in binding || 'carryOut' in binding)
      throw new Error(`${call.id} is not bound, so no document can carry it`)
    const value = await ('handle' in binding
      ? this.#handledJson(binding, query, language)
      : this.#preparedJson(binding, query, language))
    return {
      json: `{"id":${JSON.stringify(call.id)},"query":${JSON.stringify(query)},"value":${value}}`,
      drawn: draws?.(JSON.parse(value) as never) ?? {},
    }
  }

  async #preparedJson(binding: PreparedBinding, query: object, language: Language): Promise<string> {
    const { prepared, languages } = this.#options
    const tongues = tonguesOf(languages, language.code)
    return (await prepared.answer(binding, withDefaults(binding.call, query), tongues)).valueJson
  }

  async #handledJson({ call, handle }: HandledBinding, query: object, language: Language): Promise<string> {
    const key = `${call.id} ${language.code} ${JSON.stringify(query)}`
    const now = performance.now()
    const kept = this.#handled.get(key)
    if (kept && kept.until > now) return await kept.value
    const context: Context = {
      principal: visitor,
      address: '',
      browser: noBrowser,
      isForeign: false,
      ...tonguesOf(this.#options.languages, language.code),
    }
    const input = { query: withDefaults(call, query) as never, body: undefined as never }
    const value = handle(input, context).then(JSON.stringify)
    if (this.#handled.size >= keptAtMost) this.#handled.clear()
    this.#handled.set(key, { value, until: now + freshMs })
    value.catch(() => this.#handled.delete(key))
    return await value
  }
}

/** What the document of a page carries that asks for nothing. */
export function noAnswers(language: Language): FirstAnswersOfPage {
  return { ...carried(language, []), asks: [] }
}

interface FoundAnswer {
  readonly json: string
  readonly drawn: Drawn
}

function carried({ code }: Language, answers: readonly FoundAnswer[]): Omit<FirstAnswersOfPage, 'asks'> {
  return {
    json: `{"language":${JSON.stringify(code)},"answers":[${answers.map(({ json }) => json).join(',')}]}`,
    drawn: Object.assign({}, ...answers.map(({ drawn }) => drawn)),
  }
}

function askOf({ call: { id, path, moduleId, token }, query }: FirstCall): Ask {
  const address = `${path}?${new URLSearchParams(query as Record<string, string>)}`
  return { id, query, address, moduleId, ...(token === 'none' && { isOpen: true }) }
}

/** The query as it is after checking. */
function withDefaults(call: CallDefinition, query: object): object {
  const fields = Object.entries(call.query.properties as Record<string, { readonly default?: unknown }>)
  const defaults = fields
    .filter(([, field]) => field.default !== undefined)
    .map(([name, field]) => [name, field.default])
  return { ...Object.fromEntries(defaults), ...query }
}

/** Undefined when `answer` fails or takes longer. */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), ms)
  return await Promise.race([answer.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
}
