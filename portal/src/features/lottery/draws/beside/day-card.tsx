import { timeZoneName } from '@banyan/client/moments.ts'
import { hourOfIssue } from '@banyan/rules/lottery/issue-numbers.ts'
import { type FairGame, fastGames } from '@banyan/rules/lottery/lottery-games.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'

interface DayCardProps {
  gameCode: FairGame
  numero: string
  /** The last issue that was drawn; days before its own are whole. */
  last: string
}

/** The day of the issue, hour by hour by the game's clock, each draw a way to its check. */
export function DayCard({ gameCode, numero, last }: DayCardProps) {
  const t = useText()
  const id = useId()
  const own = hourOfIssue(gameCode, numero)
  const [looked, setLooked] = useState(own.hour)
  const { issues } = hourOfIssue(gameCode, numero, looked)
  const lastHour = numero.slice(0, 8) < last.slice(0, 8) ? 23 : hourOfIssue(gameCode, last).hour
  const spoken = hourText(looked)
  return (
    <Card
      title={t('draws.day')}
      aside={
        <bdi dir="ltr" className="tabular-nums">
          {spoken}
        </bdi>
      }
    >
      <div dir="ltr" aria-hidden="true" className="grid grid-cols-24 gap-0.5">
        {hours.map((hour) => (
          <span
            key={hour}
            className={`h-3 rounded-xs ${hour === looked ? 'bg-primary' : hour <= lastHour ? 'bg-primary/35' : 'bg-line'}`}
          />
        ))}
      </div>
      <label htmlFor={id} className="sr-only">
        {t('draws.hour')}
      </label>
      <input
        dir="ltr"
        id={id}
        type="range"
        min={0}
        max={23}
        value={looked}
        aria-valuetext={spoken}
        onChange={({ target }) => setLooked(Math.min(lastHour, Number(target.value)))}
        className="min-h-11 w-full accent-primary"
      />
      <p className="mb-2 text-sm text-muted">
        {t('draws.dayClock', { zone: timeZoneName(fastGames[gameCode].timeZone) })}
      </p>
      <ol dir="ltr" aria-label={t('draws.drawsOfHour', { hour: spoken })} className="grid grid-cols-6 gap-1">
        {issues.map((issue) => (
          <li key={issue}>
            {issue > last && issue !== numero ? (
              <span className={`${chip} text-muted`}>{shortNumero(issue)}</span>
            ) : (
              <Link
                to="/draws"
                search={{ gameCode, numero: issue }}
                state={{ keepFocus: true }}
                aria-current={issue === numero ? 'true' : undefined}
                className={`${chip} border border-line hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong`}
              >
                {shortNumero(issue)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00–${String(hour + 1).padStart(2, '0')}:00`
const chip = 'grid min-h-11 place-items-center rounded-sm text-sm tabular-nums lg:min-h-9'
