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

/** The result of one issue, as the draw stream or an import gives it. */
export type Draw = SscDraw | P3Draw | Pc28Draw | E5Draw | K3Draw | Pk10Draw

/** What kind of draw a game has; it decides which bets can be placed on it. */
export type FamilyCode = Draw['family']
