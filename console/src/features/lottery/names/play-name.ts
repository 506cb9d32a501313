import * as names from '@banyan/client/bet-type-name.ts'
import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

/** The name of a bet type by itself. */
export const fullName = (t: Text, playCode: string): string =>
  names.fullName(
    (key, values) => named(t, key, values),
    playCode,
    (parts) => t('lotteryName.play', parts),
  )
