import { momentFormat } from '@banyan/client/formats.ts'
import { Progress } from '@banyan/ui/progress.tsx'
import { wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { VipEmblem } from '../vip-emblem.tsx'
import type { Vip } from '../vip-query.ts'

/** Where the member stands: its level, how far the next one is, and what keeps the present one. */
export function OwnStanding({ vip }: { vip: Vip }) {
  const t = useText()
  const { next, keep, protectedUntil } = vip
  const isProtected = protectedUntil !== null && Date.parse(protectedUntil) > Date.now()
  const nameOf = (rank: number) => vip.levels[rank]?.name ?? ''
  return (
    <section
      aria-label={t('vip.own')}
      className="grid gap-6 rounded-lg border border-line bg-raised p-5 shadow-sm md:grid-cols-[auto_1fr] md:p-6"
    >
      <div className="flex items-center gap-4 md:w-52 md:flex-col md:justify-center md:text-center">
        <VipEmblem rank={vip.vipRankLevel} size={96} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('vip.yours')}</p>
          <p className="text-xl font-bold break-words">{vip.vipLabelName}</p>
          {vip.since && <p className="text-sm text-muted">{t('vip.since', { day: dayText(vip.since) })}</p>}
        </div>
      </div>
      <div className="flex min-w-0 flex-col justify-center gap-5">
        {next ? (
          <div className="flex flex-col gap-3">
            <h2 className="font-semibold">
              {t(next.isLost ? 'vip.nextLost' : 'vip.next', { level: nameOf(next.rank) })}
            </h2>
            <Far label={t('vip.deposited')} {...next.deposited} />
            <Far label={t(next.isLost ? 'vip.validMonth' : 'vip.valid')} {...next.valid} />
          </div>
        ) : (
          <p className="font-semibold text-pretty">{t('vip.top')}</p>
        )}
        {keep && (
          <div className="flex flex-col gap-2 border-t border-line pt-4">
            <Far label={t('vip.keep', { month: monthText(keep.month) })} {...keep.valid} />
            <p className="text-sm text-muted text-pretty">
              {isProtected
                ? t('vip.protected', { until: when(protectedUntil, { withDay: true }) })
                : t('vip.keepText', { at: when(keep.decidedAt, { withDay: true }) })}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

/** How far something is, gold once it is done. */
function Far({ label, done, of }: { label: string; done: string; of: string }) {
  const t = useText()
  const [is, needed] = [Number(done), Number(of)]
  const part = needed === 0 ? 1 : is / needed
  const text = t('vip.far', { done: wholeText(done), of: wholeText(of) })
  return <Progress label={label} value={part} text={text} tone={part >= 1 ? 'gold' : 'primary'} />
}

/** The day of a moment, in the visitor's own zone. */
function dayText(moment: string): string {
  return momentFormat({ dateStyle: 'long' }).format(new Date(moment))
}

/** A calendar month of the wire, such as 2026-11, in words. */
function monthText(month: string): string {
  return momentFormat({
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
