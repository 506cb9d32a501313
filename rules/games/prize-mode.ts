/** The vendors that have games of one type. */
export interface Lane {
  readonly gameType: string
  readonly vendorCodes: readonly string[]
}

/** Key of the price table that the lottery begins with; what it means is not ours to say. */
export type PrizeMode = 'LOTT' | 'ELOTT'

/** ELOTT if the vendor list has TCG_LOTTO_VN anywhere, or LOTT under ELOTT (requirements LOB-15). */
export function prizeMode(lanes: readonly Lane[]): PrizeMode {
  const isVietnamese = lanes.some(({ vendorCodes }) => vendorCodes.includes('TCG_LOTTO_VN'))
  const isElectronic = lanes.some(({ gameType, vendorCodes }) => gameType === 'ELOTT' && vendorCodes.includes('LOTT'))
  return isVietnamese || isElectronic ? 'ELOTT' : 'LOTT'
}
