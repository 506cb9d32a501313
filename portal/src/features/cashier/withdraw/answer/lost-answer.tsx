import { useText } from '#/src/i18n/text.ts'

/** Said where nobody knows whether the answer came; a second one changes nothing. */
export function LostAnswer({ isLost }: { isLost: boolean }) {
  const t = useText()
  return isLost && <p className="text-gold text-pretty">{t('withdraw.lostAnswer')}</p>
}
