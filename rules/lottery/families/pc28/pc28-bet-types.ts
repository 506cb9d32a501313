import type { BetTypeTable } from '../../bet-type.ts'
import type { Pc28Draw } from '../../draw.ts'
import { pc28Leopard } from './pc28-leopard.ts'
import { pc28Pack } from './pc28-pack.ts'
import { pc28Combo, pc28Extreme, pc28Number, pc28Sides } from './pc28-sum.ts'

/** Every bet type of PC28 by play code. */
export const pc28BetTypes: BetTypeTable<Pc28Draw> = {
  PC_NUM: pc28Number(),
  PC_BSOE: pc28Sides(),
  PC_COMBO: pc28Combo(),
  PC_EXTREME: pc28Extreme(),
  PC_LEOPARD: pc28Leopard(),
  PC_NUM3: pc28Pack(),
}
