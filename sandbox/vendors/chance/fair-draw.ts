/** Draws a whole number from 0 up to, and without, `below`. */
export type Draw = (below: number) => number

/** Gives 32 random bits as a whole number. */
export type Bits = () => number

const allValues = 2 ** 32
/** Fewer than half of the values are ever drawn again, so 100 in a row mean that the source is broken. */
const drawsAtMost = 100

/** Every number is equally likely: values beyond the last full multiple are drawn again, not folded back. */
export function fairDraw(bits: Bits): Draw {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > allValues) throw new RangeError(`nothing is below ${below}`)
    const fair = allValues - (allValues % below)
    for (let drawn = 0; drawn < drawsAtMost; drawn++) {
      const value = bits()
      if (value < fair) return value % below
    }
    throw new Error('the source of randomness repeats itself')
  }
}
