import { useText } from '#/src/i18n/text.ts'
import './temperature-sign.css'

interface TemperatureSignProps {
  isHot: boolean
  isCold: boolean
}

/** Hot points up and cold down, whatever colours somebody sees. */
export function TemperatureSign({ isHot, isCold }: TemperatureSignProps) {
  const t = useText()
  if (!isHot && !isCold) return null
  return (
    <span data-trend={isHot ? 'hot' : 'cold'} className="trend-sign">
      <span className="sr-only"> {t(isHot ? 'trends.hot' : 'trends.cold')}</span>
    </span>
  )
}
