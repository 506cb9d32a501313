import type { SectionName } from '@banyan/contract/system/settings.ts'
import { useCallback } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'

const kinds = [
  'account',
  'operator',
  'game',
  'vendor',
  'deposit',
  'withdrawal',
  'promotion',
  'lottery',
  'transfer',
  'reward',
] as const

/** Says in words what an action was about; the server names it by kind and name, such as `account linh`. */
export function useObjectName(): (object: string) => string {
  const t = useText()
  return useCallback((object) => nameOf(t, object), [t])
}

function nameOf(t: Text, object: string): string {
  const [word, name] = object.split(' ', 2)
  if (name === undefined) return object
  if (word === 'settings') return t('object.settings', { name: t(`section.${name as SectionName}`) || name })
  const kind = kinds.find((each) => each === word)
  return kind ? t(`object.${kind}`, { name }) : object
}

/** Names the asker: an operator, or the operator key. */
export function askerText(t: Text, asker: string): string {
  return asker === 'operator key' ? t('object.key') : asker
}
