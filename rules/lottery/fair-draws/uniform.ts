/** A number from 0 to one less than `below`, each equally likely. */
export type Uniform = (below: number) => number

/** One word of the stream and what became of it. A word at or above the limit is skipped: it has no value. */
export interface TakenWord {
  readonly word: number
  readonly below: number
  readonly value: number | undefined
}

const words = 2 ** 32

/**
 * Numbers without bias: words from the largest multiple of `below` upwards are skipped, so every
 * remainder has the same number of words that lead to it.
 */
export function uniformFrom(nextWord: () => number, record?: (pick: TakenWord) => void): Uniform {
  return (below) => {
    const limit = words - (words % below)
    for (;;) {
      const word = nextWord()
      const value = word < limit ? word % below : undefined
      record?.({ word, below, value })
      if (value !== undefined) return value
    }
  }
}
