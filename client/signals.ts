/** Something that happens here and is answered elsewhere. */
class Signal<Value> {
  readonly #listeners = new Set<(value: Value) => void>()

  /** Answers what stops the hearing. */
  hear(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly tell = (value: Value): void => {
    for (const listener of this.#listeners) listener(value)
  }
}

/** An answer said that the portal is closed to the visitor. */
export const portalClosed = new Signal<void>()

/** An answer said which version the merchant's settings have on the server. */
export const settingsTold = new Signal<number>()

/** A call was refused because nobody is signed in, or no longer. */
export const notLoggedIn = new Signal<void>()

/** What could not be fetched of the portal itself is wanted again. */
export const chunksWanted = new Signal<void>()

/** Something failed, and no feature shows it in its place. */
export const failed = new Signal<unknown>()
