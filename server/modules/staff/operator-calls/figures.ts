import { figuresCalls } from '@banyan/contract/staff/figures-calls.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { activityOf, vendorHealthOf } from '../use-cases/activity.ts'

/** What happened over time, and how vendors are. */
export function figuresBindings({ db }: Pick<Database, 'db'>, settings: MerchantSettings): Binding[] {
  return [
    bind(figuresCalls.activityFigures, ({ query: { range = 'day' } }) => activityOf(db, range)),
    bind(figuresCalls.vendorHealth, () => vendorHealthOf(db, settings.current('vendors').blocked)),
  ]
}
