import type { Choose } from '../kinds/kind.ts'

const bytes = 6
const span = 2 ** (8 * bytes)

/**
 * Even choices from random bytes: a number from the end of the span, which would make some choices likelier than others,
 * is thrown away.
 */
export function evenChoice(random: (bytes: number) => Buffer): Choose {
  return (below) => {
    const fair = span - (span % below)
    for (;;) {
      const drawn = random(bytes).readUIntBE(0, bytes)
      if (drawn < fair) return drawn % below
    }
  }
}
