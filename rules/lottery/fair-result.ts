import type { Draw, FamilyCode, LhcDraw } from './draw.ts'

/** What is drawn of a family: its draw, without what the issue adds to it. The order of the fields is that of drawing. */
export type ResultOf<F extends FamilyCode> = F extends 'LHC'
  ? Omit<LhcDraw, 'yearAnimal'>
  : Extract<Draw, { readonly family: F }>

/** What our own generator draws, or an operator imports; all that is published of a draw. */
export type FairResult = { [F in FamilyCode]: ResultOf<F> }[FamilyCode]
