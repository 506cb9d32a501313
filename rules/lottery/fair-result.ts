/** What our own generator draws, by family; fields are named as in the worked cases of the specification. */
export type FairResult =
  | { readonly family: 'SSC' | 'P3' | 'PC28'; readonly digits: readonly number[] }
  | { readonly family: 'E5' | 'PK10'; readonly numbers: readonly number[] }
  | { readonly family: 'K3'; readonly dice: readonly number[] }
  | { readonly family: 'LHC'; readonly numbers: readonly number[]; readonly special: number }
  | ({ readonly family: 'VNN' } & NorthPrizes)
  | ({ readonly family: 'VNS' } & SouthPrizes)
  | {
      readonly family: 'THF'
      readonly first: string
      readonly b2: string
      readonly front3: readonly string[]
      readonly back3: readonly string[]
    }
  | {
      readonly family: 'D4'
      readonly first: string
      readonly second: string
      readonly third: string
      readonly special: readonly string[]
      readonly consolation: readonly string[]
    }

/** A group of games that are drawn alike. */
export type FairFamily = FairResult['family']

type NorthPrizes = Readonly<Record<'DB' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7', readonly string[]>>
type SouthPrizes = NorthPrizes & { readonly G8: readonly string[] }
