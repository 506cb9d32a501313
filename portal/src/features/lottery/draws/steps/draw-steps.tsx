import type { DrawCheck, DrawCheckName } from '@banyan/rules/lottery/verify-draw.ts'
import { useText } from '#/src/i18n/text.ts'
import type { PublishedDraw } from '../draw-queries.ts'
import { clockTime, timesOf } from '../draw-times.ts'
import type { RepeatedDraw } from '../repeat/repeat-draw.ts'
import { HashLine, Outcome } from './hash-line.tsx'
import { StepCard } from './step-card.tsx'
import { WordsTable } from './words-table.tsx'

interface DrawStepsProps {
  draw: PublishedDraw
  /** Undefined while it is repeated, and before the draw. */
  repeated: RepeatedDraw | undefined
}

/** From the promise to the numbers: what is published, and what the check of it found. */
export function DrawSteps({ draw, repeated }: DrawStepsProps) {
  const t = useText()
  const { fair, day, betsRoot, signature, seed, result } = draw
  const times = timesOf(draw)
  if (!fair || !times) return null
  const checkOf = (name: DrawCheckName) => repeated?.checks.find((each) => each.name === name)
  const worst = (...names: DrawCheckName[]) => worstOf(names.map(checkOf))
  const isOld = fair.algo === 'LFD1'
  const line = day ? day.commits.indexOf(fair.commit) + 1 : 0
  return (
    <ol className="flex flex-col gap-4">
      <StepCard
        place={1}
        title={t('draws.promise')}
        text={t(isOld ? 'draws.promiseTextOld' : 'draws.promiseText')}
        outcome={worst('scheme', 'issue', 'day')}
      >
        <HashLine name={t('draws.scheme')} value={fair.algo} check={checkOf('scheme')} />
        {isOld && <p className="text-sm text-muted">{t('draws.oldScheme')}</p>}
        <HashLine name={t('draws.commit')} value={fair.commit} />
        {day && <HashLine name={t('draws.dayList')} value={day.commit} check={checkOf('day')} />}
        {!day && <p className="text-sm font-semibold text-danger">{t('draws.dayMissing')}</p>}
        {day && line > 0 && (
          <p className="text-sm text-muted">{t('draws.dayLine', { line, count: day.commits.length })}</p>
        )}
      </StepCard>
      <StepCard
        place={2}
        title={t('draws.close')}
        text={t(isOld ? 'draws.closeTextOld' : 'draws.closeText', { time: clockTime(times.closeAt) })}
        outcome={worst('round')}
      >
        <HashLine name={t('draws.betsSeal')} value={betsRoot ?? t('draws.noBets')} />
      </StepCard>
      <StepCard
        place={3}
        title={t('draws.beacon')}
        text={t('draws.beaconText', { round: String(fair.round), time: clockTime(times.beaconAt) })}
        outcome={worst('signature', 'beacon')}
      >
        {signature && <HashLine name={t('draws.signature')} value={signature} check={checkOf('signature')} />}
        {repeated?.randomness && (
          <HashLine name={t('draws.randomness')} value={repeated.randomness} check={checkOf('beacon')} />
        )}
      </StepCard>
      <StepCard
        place={4}
        title={t('draws.seedOpened')}
        text={t(isOld ? 'draws.seedTextOld' : 'draws.seedText')}
        outcome={worst('seed')}
      >
        {seed && <HashLine name={t('draws.seed')} value={seed} check={checkOf('seed')} />}
      </StepCard>
      {result && (
        <StepCard place={5} title={t('draws.numbers')} text={t('draws.numbersText')} outcome={worst('result')}>
          {repeated && repeated.words.length > 0 && <WordsTable words={repeated.words} />}
          <ResultOutcome check={checkOf('result')} />
        </StepCard>
      )}
    </ol>
  )
}

function ResultOutcome({ check }: { check: DrawCheck | undefined }) {
  return check?.outcome === 'failed' ? <Outcome check={check} /> : null
}

/** A step is as good as the worst of its checks. */
function worstOf(checks: readonly (DrawCheck | undefined)[]): DrawCheck['outcome'] | undefined {
  const outcomes = checks.flatMap((check) => check?.outcome ?? [])
  return (['failed', 'not checked', 'passed'] as const).find((outcome) => outcomes.includes(outcome))
}
