/** What the portal hands over for sending. */
export interface Message {
  readonly id: string
  readonly to: string
  readonly text: string
}

export interface KeptMessage extends Message {
  readonly at: Date
}

const keptAtMost = 200
const longest = { id: 100, to: 20, text: 1_000 } as const

/** The message in a body; undefined when there is none. */
export function messageIn(body: string): Message | undefined {
  try {
    const { id, to, text } = JSON.parse(body) as Partial<Record<keyof Message, unknown>>
    if (!isText(id, longest.id) || !isText(to, longest.to) || !isText(text, longest.text)) return undefined
    return { id, to, text }
  } catch {
    return undefined
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

/** The last messages, each of which came once however often it was handed over. */
export class KeptMessages {
  readonly #byId = new Map<string, KeptMessage>()

  keep(message: Message, at: Date): void {
    if (this.#byId.has(message.id)) return
    for (const oldest of this.#byId.keys()) if (this.#byId.size >= keptAtMost) this.#byId.delete(oldest)
    this.#byId.set(message.id, { ...message, at })
  }

  newestFirst(): KeptMessage[] {
    return [...this.#byId.values()].reverse()
  }
}
