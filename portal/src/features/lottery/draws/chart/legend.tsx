import { useText } from '#/src/i18n/text.ts'
import './temperature-sign.css'

/** What the signs and the small figures mean. */
export function Legend() {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 px-5 text-xs text-muted">
      <li>
        <span data-trend="hot" className="trend-sign me-1.5" />
        {t('trends.hotNote')}
      </li>
      <li>
        <span data-trend="cold" className="trend-sign me-1.5" />
        {t('trends.coldNote')}
      </li>
      <li>{t('trends.missedNote')}</li>
    </ul>
  )
}
