/** What the beacon said in a round: the signature was verified, and the randomness was made from it. */
export interface BeaconValue {
  readonly signature: string
  readonly randomness: string
}

/** A verified value never changes, whoever is asked for it. Both other answers mean: the same round again, later. */
export interface BeaconPort {
  /** `not_yet` while the beacon has not spoken, `unreachable` while no relay gives a right answer. */
  signatureOf(round: number): Promise<BeaconValue | 'not_yet' | 'unreachable'>
}
