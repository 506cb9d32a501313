import { languageTag, momentLocale } from '@banyan/client/formats.ts'
import { pageMomentOf } from '@banyan/client/server-clock.ts'
import { useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const tickMs = 30_000

/** How long ago the vendor said its balance, in words that grow older by themselves. */
export function useAge(moment: string | null): string | undefined {
  const t = useText()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), tickMs)
    return () => clearInterval(timer)
  }, [])
  if (moment === null) return undefined
  const past = performance.now() - pageMomentOf(moment)
  return past < minuteMs ? t('fund.justNow') : t('fund.ago', { age: agoText(past) })
}

function agoText(past: number): string {
  const [unit, length] =
    past < hourMs
      ? (['minute', minuteMs] as const)
      : past < dayMs
        ? (['hour', hourMs] as const)
        : (['day', dayMs] as const)
  return new Intl.RelativeTimeFormat(momentLocale(languageTag())).format(-Math.floor(past / length), unit)
}
