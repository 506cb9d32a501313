import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Security } from '../security-queries.ts'
import type { WayChange } from '../ways/way-dialogs.tsx'
import { type LevelPart, levelOf, mostPoints, nextPart, reachedPoints } from './level-words.ts'

interface SecurityLevelCardProps {
  security: Security | undefined
  onImprove: (dialog: WayChange) => void
}

const tones = {
  low: 'bg-danger-soft text-danger',
  medium: 'bg-gold-soft text-gold',
  high: 'bg-primary-soft text-primary-strong',
}

/** The account's security level, its parts, and the most useful next step. */
export function SecurityLevelCard({ security, onImprove }: SecurityLevelCardProps) {
  return (
    <section className="rounded-lg border border-line bg-raised px-4.5 py-4 shadow-sm">
      {security ? <Level {...{ security, onImprove }} /> : <LevelSkeleton />}
    </section>
  )
}

function Level({ security, onImprove }: { security: Security; onImprove: (dialog: WayChange) => void }) {
  const t = useText()
  const { level } = security
  const next = nextPart(level)
  const points = reachedPoints(level)
  const most = mostPoints(level)
  const reached = levelOf(level.score)
  const opens = next && (next.part === 'email' && security.email ? 'confirmEmail' : next.part)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${tones[reached]}`}>
          <Icon drawing={shieldIcon} size={24} />
        </span>
        <div className="min-w-52 grow basis-0">
          <h3 className="text-lg font-semibold">
            {t('security.level', { level: t(`security.level.${reached}`), score: points, most })}
          </h3>
          <p className="text-sm text-muted text-pretty">
            {next ? t(`security.improve.${next.part}`, { score: points + next.points }) : t('security.levelComplete')}
          </p>
        </div>
        {opens && <Button onClick={() => onImprove(opens)}>{t(`security.improveAction.${opens}`)}</Button>}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-1 gap-y-3">
        {level.parts.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </ul>
    </>
  )
}

/** As wide as it is worth; what is missing is an outline. */
function Part({ part, points, isReached }: LevelPart) {
  const t = useText()
  return (
    <li style={{ flexGrow: points, flexBasis: `${points * 0.3}rem` }} className="min-w-max">
      <span
        aria-hidden="true"
        className={`block h-2.5 rounded-full border ${isReached ? 'border-primary bg-primary' : 'border-line-control'}`}
      />
      <span className={`mt-1.5 block pe-2 text-sm ${isReached ? 'text-muted' : 'font-semibold text-gold'}`}>
        {t(`security.part.${part}`)}{' '}
        <span dir="ltr" className={`font-semibold ${isReached ? 'text-text' : ''}`}>
          +{points}
        </span>
        <span className="sr-only"> {isReached ? t('security.partReached') : t('security.partMissing')}</span>
      </span>
    </li>
  )
}

function LevelSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-24.5 flex-col gap-4">
      <span className="flex items-center gap-3.5">
        <Skeleton className="size-11 rounded-full" />
        <span className="flex grow flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </span>
      </span>
      <Skeleton className="h-2.5 rounded-full" />
      {/* On a phone its parts stand below each other. */}
      <Skeleton className="h-50 sm:hidden" />
      <Skeleton className="h-3.5 sm:hidden" />
    </div>
  )
}
