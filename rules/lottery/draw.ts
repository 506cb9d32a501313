import type { Animal } from './zodiac.ts'

/** 时时彩: five ordered digits 0 to 9, repeats allowed. */
export interface SscDraw {
  readonly family: 'SSC'
  readonly digits: readonly number[]
}

/** 3D and PL3: three ordered digits, repeats allowed. */
export interface P3Draw {
  readonly family: 'P3'
  readonly digits: readonly number[]
}

/** PC28: three digits, whose sum is the result. */
export interface Pc28Draw {
  readonly family: 'PC28'
  readonly digits: readonly number[]
}

/** 11选5: five ordered numbers of 1 to 11, none twice. */
export interface E5Draw {
  readonly family: 'E5'
  readonly numbers: readonly number[]
}

/** 快三: three dice. */
export interface K3Draw {
  readonly family: 'K3'
  readonly dice: readonly number[]
}

/** PK10: the numbers 1 to 10 in finishing order. */
export interface Pk10Draw {
  readonly family: 'PK10'
  readonly numbers: readonly number[]
}

/** 六合彩: six ordered numbers of 1 to 49 and a special one, none twice. */
export interface LhcDraw {
  readonly family: 'LHC'
  readonly numbers: readonly number[]
  readonly special: number
  /** The animal of the lunar year in which the draw takes place: it owns 1, 13, 25, 37 and 49. */
  readonly yearAnimal: Animal
}

/** Northern Vietnam: 27 prizes of eight tiers, leading zeros kept. */
export interface VnnDraw extends Readonly<Record<'DB' | NumberedTier, readonly string[]>> {
  readonly family: 'VNN'
}

/** Southern and central Vietnam: 18 prizes of nine tiers, leading zeros kept. */
export interface VnsDraw extends Readonly<Record<'DB' | 'G8' | NumberedTier, readonly string[]>> {
  readonly family: 'VNS'
}

type NumberedTier = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7'

/** Numbers as Thai bettors play them: from the government's lottery, Laos, Hanoi and stock exchanges. */
export interface SeaDraw {
  readonly family: 'SEA'
  /** Six digits of the first prize; of Laos and Hanoi four, of a stock index three. */
  readonly first: string
  /** The bottom number, two digits. */
  readonly b2: string
  /** Two numbers of three digits each, or none where they are not drawn. */
  readonly front3: readonly string[]
  readonly back3: readonly string[]
}

/** 4D: 23 numbers of four digits. */
export interface D4Draw {
  readonly family: 'D4'
  readonly first: string
  readonly second: string
  readonly third: string
  readonly special: readonly string[]
  readonly consolation: readonly string[]
}

/** The result of one issue, as the draw stream or an import gives it. */
export type Draw =
  | SscDraw
  | P3Draw
  | Pc28Draw
  | E5Draw
  | K3Draw
  | Pk10Draw
  | LhcDraw
  | VnnDraw
  | VnsDraw
  | SeaDraw
  | D4Draw

/** What kind of draw a game has; it decides which bets can be placed on it. */
export type FamilyCode = Draw['family']
