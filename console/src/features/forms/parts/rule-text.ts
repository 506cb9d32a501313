import { formatNumber } from '@banyan/client/formats.ts'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { Fault } from '../faults-of.ts'

/** Says what is wrong by the rule that is broken, be it the schema's or one that the server alone knows. */
export function useRuleText() {
  const t = useText()
  return ({ rule, limit }: Fault): string => {
    const told = typeof limit === 'number' ? formatNumber(limit) : (limit ?? '')
    if (rule === 'host_not_allowed' && told === '') return t('settingRule.no_host')
    // The server says so of two fields that contradict each other.
    if (rule === 'maxLength' && told === '') return t('settingRule.above_longest')
    if (rule === 'minItems' && told === '') return t('settingRule.no_entry')
    const say = t as (key: TextKey, values: { limit: string }) => string
    return say(`settingRule.${rule}` as TextKey, { limit: told }) || t('settingRule.other')
  }
}
