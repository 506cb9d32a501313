import type { TextOf } from '@banyan/client/texts.ts'
import type { TextArguments } from '#/src/i18n/texts.gen.ts'

/** What providers' codes come to for a member. */
const known = {
  bad_card: 'badCard',
  maintenance: 'notNow',
  not_sent: 'notNow',
  declined: 'declined',
  card_declined: 'declined',
  momo_1001: 'noFunds',
  expired: 'timeUp',
  momo_1005: 'timeUp',
  momo_1006: 'givenUp',
  chargeback: 'calledBack',
} as const

/** Why an order ended: an operator's words as they are, a provider's code in the reader's. */
export function reasonText(t: TextOf<TextArguments>, reason: string): string {
  const code = Object.entries(known).find(([name]) => name === reason)?.[1]
  if (code) return t(`deposit.reason.${code}`)
  return /^[a-z0-9_]+$/.test(reason) ? t('deposit.reason.other', { code: reason }) : reason
}
