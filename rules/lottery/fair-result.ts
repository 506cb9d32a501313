/** The drawn fields of each family, in the order of drawing, named as in the worked cases of the specification. */
interface DrawnFields {
  readonly SSC: Digits
  readonly P3: Digits
  readonly PC28: Digits
  readonly K3: { readonly dice: readonly number[] }
  readonly E5: Numbers
  readonly PK10: Numbers
  readonly LHC: Numbers & { readonly special: number }
  readonly VNN: NorthPrizes
  readonly VNS: NorthPrizes & { readonly G8: readonly string[] }
  readonly THF: {
    readonly first: string
    readonly b2: string
    readonly front3: readonly string[]
    readonly back3: readonly string[]
  }
  readonly D4: {
    readonly first: string
    readonly second: string
    readonly third: string
    readonly special: readonly string[]
    readonly consolation: readonly string[]
  }
}

interface Digits {
  readonly digits: readonly number[]
}

interface Numbers {
  readonly numbers: readonly number[]
}

type NorthPrizes = Readonly<Record<'DB' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7', readonly string[]>>

/** A group of games that are drawn alike. */
export type FairFamily = keyof DrawnFields

/** What our own generator draws for one family. */
export type ResultOf<F extends FairFamily> = { readonly family: F } & DrawnFields[F]

/** What our own generator draws. */
export type FairResult = { [F in FairFamily]: ResultOf<F> }[FairFamily]
