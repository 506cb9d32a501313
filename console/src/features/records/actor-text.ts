import type { Text } from '#/src/i18n/text.ts'

/** Who took a step: an operator by name, or in words who else it was. */
export function actorText(t: Text, actor: string): string {
  const [, kind, name = ''] = /^(member|provider|vendor):(.+)$/.exec(actor) ?? []
  if (kind === 'member') return t('actor.member')
  if (kind === 'provider' || kind === 'vendor') return t(`actor.${kind}`, { name })
  return actor === 'clock' ? t('actor.clock') : actor
}
