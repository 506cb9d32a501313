import type { PreparedBinding, Tongues } from '#/platform/http/bind.ts'
import type { Languages } from '#/platform/http/languages.ts'
import { PreparedAnswer } from './prepared-answer.ts'

/** Bytes of the answers that one source may keep; the one that was asked for longest ago goes first. */
const keptBytesAtMost = 96 * 2 ** 20
/** Beside its bytes an answer has headers and keys; compressed copies are a fraction more. */
const weightOf = (answer: PreparedAnswer) => answer.bytes.length * 1.3 + 1_000
/** Addresses whose answer is known without reading them again. */
const addressesAtMost = 20_000
const longestAddress = 500

/** Answers made from one source in one set of languages. */
class Kept {
  readonly languages: unknown
  /** By what was asked, the one asked for longest ago first. */
  readonly #answers = new Map<string, PreparedAnswer>()
  /** What an address as it was sent asks for. */
  readonly #asked = new Map<string, string>()
  #weight = 0

  constructor(languages: unknown) {
    this.languages = languages
  }

  get(key: string): PreparedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (!answer) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  keep(key: string, answer: PreparedAnswer): void {
    this.#answers.set(key, answer)
    this.#weight += weightOf(answer)
    for (const [oldest, old] of this.#answers) {
      if (this.#weight <= keptBytesAtMost || old === answer) return
      this.#answers.delete(oldest)
      this.#weight -= weightOf(old)
    }
  }

  atAddress(address: string): PreparedAnswer | undefined {
    const key = this.#asked.get(address)
    return key === undefined ? undefined : this.get(key)
  }

  remember(address: string, key: string): void {
    if (address.length > longestAddress) return
    if (this.#asked.size >= addressesAtMost) this.#asked.clear()
    this.#asked.set(address, key)
  }
}

/**
 * The answers of prepared calls: made once for each query and language, kept within bounds, and gone with the
 * source that they were made from.
 */
export class PreparedAnswers {
  readonly #languages: Languages
  readonly #kept = new WeakMap<object, Kept>()
  readonly #bindingAt = new Map<string, PreparedBinding>()

  constructor(languages: Languages) {
    this.#languages = languages
  }

  /** Takes part in `atAddress`. */
  add(binding: PreparedBinding): void {
    this.#bindingAt.set(binding.call.path, binding)
  }

  /** The answer to a query that was checked; `address` is what it was read from, and finds it from now on. */
  async answer(
    binding: PreparedBinding,
    query: object,
    tongues: Tongues,
    address?: { readonly url: string; readonly language: string | undefined },
  ): Promise<PreparedAnswer> {
    const source = await binding.source.current()
    const kept = this.#keptOf(source)
    const fields = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
    const key = `${binding.call.id} ${tongues.language.tag} ${JSON.stringify(fields)}`
    let answer = kept.get(key)
    if (!answer) {
      answer = new PreparedAnswer(binding.prepare(source as never, query as never, tongues))
      kept.keep(key, answer)
    }
    if (address) kept.remember(addressKey(address.url, address.language), key)
    return answer
  }

  /** The answer that this very address had before, with the call that it belongs to; undefined when it must be read anew. */
  atAddress(url: string, language: string | undefined) {
    const end = url.indexOf('?')
    const binding = this.#bindingAt.get(end < 0 ? url : url.slice(0, end))
    const source = binding?.source.settled
    const answer = source && this.#keptOf(source).atAddress(addressKey(url, language))
    return answer && binding && { answer, call: binding.call }
  }

  #keptOf(source: object): Kept {
    const languages = this.#languages()
    const known = this.#kept.get(source)
    // The settings are replaced whole, so the same list is the same languages.
    if (known?.languages === languages) return known
    const made = new Kept(languages)
    this.#kept.set(source, made)
    return made
  }
}

function addressKey(url: string, language: string | undefined): string {
  return `${language ?? ''} ${url}`
}
