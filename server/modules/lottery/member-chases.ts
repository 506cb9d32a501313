import * as takingBack from './sale/take-back-chases.ts'

/** Cancels chases of an account until they gave back an amount, or none is left. */
export const takeBackChases = takingBack.takeBackChases
