import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { useCountdown } from '@banyan/ui/use-countdown.ts'
import { Link } from '@tanstack/react-router'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'
import { clockText } from './clock-text.ts'
import { Committed } from './committed.tsx'
import { LastDraw, many } from './last-draw.tsx'
import type { useIssue } from './use-issue.ts'

interface GameHeadProps {
  gameCode: string
  family: FamilyCode
  state: ReturnType<typeof useIssue>
}

/** Under so many seconds the countdown is red. */
const lastSeconds = 10
const drawsBefore = 5

/** What is on sale and for how long, and what was drawn last. */
export function GameHead({ gameCode, family, state }: GameHeadProps) {
  const t = useText()
  const { issues, awaited } = state
  const [last, ...before] = issues?.list ?? []
  const isLong = many.has(family)
  const drawn = last && (
    <LastDraw key={gameCode} gameCode={gameCode} family={family} issue={last} isAwaited={awaited !== undefined} />
  )
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised px-4 pt-2 pb-2.5 shadow-sm md:px-5 md:pt-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5">
        <Sale state={state} />
        <div className="min-w-0 text-end">
          <p className="flex min-h-6 items-center justify-end gap-x-2.5 text-sm text-muted">
            {awaited ? (
              <span role="status">{t('lottery.drawing', { numero: shortNumero(awaited) })}</span>
            ) : (
              last && (
                <>
                  <span>{t('lottery.issue', { numero: shortNumero(last.numero) })}</span>
                  {isFairGame(gameCode) && last.state !== 'VOID' && (
                    <Link
                      to="/draws"
                      search={{ gameCode, numero: last.numero }}
                      className="-my-3 inline-flex min-h-11 items-center gap-1 font-semibold text-primary-strong hover:underline"
                    >
                      <Icon drawing={shieldIcon} size={16} />
                      {t('lottery.verify')}
                    </Link>
                  )}
                </>
              )
            )}
          </p>
          {!isLong && drawn}
        </div>
        {isLong && <div className="col-span-2 mt-1">{drawn}</div>}
      </div>
      <Progress state={state} />
      <Committed gameCode={gameCode} issue={state.current} className="-mb-2 max-md:hidden" />
      {before.length > 0 && <Before draws={before.slice(0, drawsBefore)} />}
    </section>
  )
}

function Sale({ state: { current, openAt, closeAt, isWaiting, isOver } }: { state: ReturnType<typeof useIssue> }) {
  const t = useText()
  if (!current) return <p className="min-h-6 text-sm text-muted">{t('lottery.noIssue')}</p>
  return (
    <div>
      <p className="min-h-6 text-sm text-muted">
        {t(isWaiting ? 'lottery.opensIn' : 'lottery.closesIn', { numero: shortNumero(current.numero) })}
      </p>
      <Clock
        until={isWaiting ? openAt : closeAt}
        isLast={!isWaiting}
        isOver={isOver}
        label={t(isWaiting ? 'lottery.opensIn' : 'lottery.closesIn', { numero: current.numero })}
      />
    </div>
  )
}

interface ClockProps {
  until: number | undefined
  /** Its last seconds are red. */
  isLast: boolean
  isOver: boolean
  label: string
}

/** The seconds that are left; they render this line and nothing else. */
function Clock({ until, isLast, isOver, label }: ClockProps) {
  const t = useText()
  const seconds = useCountdown(until)
  return (
    <p
      dir="ltr"
      role="timer"
      aria-label={label}
      className={`text-[1.75rem] leading-8 md:text-[2rem] md:leading-9 font-bold tracking-tight tabular-nums ${
        isLast && seconds <= lastSeconds ? 'text-danger' : ''
      }`}
    >
      {isOver ? t('lottery.closed') : clockText(seconds)}
    </p>
  )
}

/** How much of the sale is over. */
function Progress({ state: { openAt, closeAt } }: { state: ReturnType<typeof useIssue> }) {
  const secondsLeft = useCountdown(closeAt)
  const length = closeAt !== undefined && openAt !== undefined ? (closeAt - openAt) / 1_000 : 0
  const left = length > 0 ? Math.min(1, secondsLeft / length) : 0
  return (
    <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-line">
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-300 ease-linear rtl:origin-right"
        style={{ transform: `scaleX(${left})` }}
      />
    </div>
  )
}

function Before({ draws }: { draws: readonly EndedIssue[] }) {
  const t = useText()
  const shown = draws.map(({ numero, winNo, state, winDetail }) => {
    return { numero, text: state === 'VOID' ? '–' : shortWin(winNo, winDetail) }
  })
  const longest = Math.max(...shown.map(({ text }) => text.length))
  return (
    <ul aria-label={t('lottery.drawsBefore')} className={`mt-2 grid gap-2 text-center ${columnsFor(longest)}`}>
      {shown.map(({ numero, text }) => (
        <li key={numero} className="min-w-0">
          <p className="text-xs text-muted">{shortNumero(numero)}</p>
          <p className="overflow-hidden text-sm font-semibold tracking-wide text-ellipsis whitespace-nowrap">
            <bdi dir="ltr">{text}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** As many draws as there is room for with all their numbers: five of five digits, one of ten cars. */
function columnsFor(letters: number): string {
  if (letters <= 6) return 'grid-cols-5 max-[22rem]:grid-cols-4 max-[22rem]:*:last:hidden'
  if (letters <= 21)
    return 'grid-cols-2 max-md:*:nth-[n+3]:hidden md:grid-cols-3 md:max-xl:*:nth-[n+4]:hidden xl:grid-cols-5'
  return 'grid-cols-1 max-md:*:nth-[n+2]:hidden md:grid-cols-2 md:max-xl:*:nth-[n+3]:hidden xl:grid-cols-4 xl:*:nth-[n+5]:hidden'
}

/** The numbers in few letters: digits in one piece, of a board of prizes the one that matters most. */
function shortWin(winNo: string, detail: EndedIssue['winDetail']): string {
  const parts = winNo.split(',')
  if (!winNo.startsWith('{')) return parts.every((part) => part.length === 1) ? parts.join('') : parts.join(' ')
  const first = detail?.special ?? detail?.DB ?? detail?.first ?? Object.values(detail ?? {})[0] ?? ''
  return String(Array.isArray(first) ? first[0] : first)
}
