import Type from 'typebox'
import { cashierAmount } from './cashier-settings.ts'
import { shape } from './content.ts'

/** Money that accounts of one tree send each other (requirements WAL-05, domain section 3.5). */
export const treeTransferSettings = shape({
  upline: Type.Boolean({ description: 'Accounts send to their direct upline' }),
  downline: Type.Enum(['off', 'direct', 'team'], { description: 'Whom agents send to' }),
  least: cashierAmount,
  most: cashierAmount,
  sumPerDay: cashierAmount,
  turnover: Type.Integer({
    minimum: 0,
    maximum: 5,
    description: 'How many times what arrives must be betted before it may go out',
  }),
})
