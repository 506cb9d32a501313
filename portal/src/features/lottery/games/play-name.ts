import * as names from '@banyan/client/bet-type-name.ts'
import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

const nameOf =
  (t: Text): names.NameOf =>
  (key, values) =>
    named(t, key, values)

/** The name of a group. */
export const groupName = (t: Text, group: string): string => names.groupName(nameOf(t), group)
/** The name of a bet type within its group; where nobody has named the method, its play code. */
export const methodName = (t: Text, playCode: string): string => names.methodName(nameOf(t), playCode)
/** The name of a bet type by itself. */
export const fullName = (t: Text, playCode: string): string =>
  names.fullName(nameOf(t), playCode, (parts) => t('odds.play', parts))
