import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import type { Text } from '#/src/i18n/text.ts'

/** What kind of agent an account is; 41 and 42 are the brand's own, which no report of the merchant counts. */
export function agentTypeName(t: Text, { type }: Pick<OwnAccount, 'type'>): string {
  const isOwn = type === 41 || type === 42
  const isTop = type === 1 || type === 41
  const name = t(isTop ? 'agents.typeTop' : 'agents.typeUnder')
  return isOwn ? t('agents.typeOwn', { type: name }) : name
}
