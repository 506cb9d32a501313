import { digitReferences } from './digit-reference.ts'
import { eachField, line, type ReferenceTable } from './reference.ts'

/** The naive reading of every bet type of 3D and PL3. */
export const p3References: ReferenceTable = {
  ...digitReferences('P3_3', 0, 3),
  ...digitReferences('P3_F2', 0, 2),
  ...digitReferences('P3_L2', 1, 3),
  P3_FIXED: eachField((digit, at) => line((drawn) => drawn[at] === Number(digit))),
}
