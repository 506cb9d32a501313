import type { Text, TextKey } from '#/src/i18n/text.ts'

/** Why a claim waits or waited, in words; a reason of a later version stands as it is. */
export const reasonText = (t: Text, reason: string): string => t(`reviewReason.${reason}` as TextKey) || reason
