import { errorText } from '@banyan/client/error-text.ts'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { PartFailure } from '@banyan/client/part-failure.tsx'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { promotionCalls } from '@banyan/contract/promotions/promotion-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Money, moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { own } from '#/src/session/own-answers.ts'
import { Facts } from '../parts/facts.tsx'
import { type Bonus, toGiveUpQuery } from '../queries/record-queries.ts'

/** Gives up an open bonus: first what that takes, then the question, then what was taken (domain section 4.3). */
export function GiveUp({ bonus }: { bonus: Bonus }) {
  const t = useText()
  const [step, setStep] = useState<'closed' | 'asked'>('closed')
  const [taken, setTaken] = useState<string>()
  if (taken !== undefined) {
    return (
      <p role="status" className="mt-4 rounded-md border border-line bg-ground p-4 text-sm text-pretty">
        {t('records.givenUp', { amount: moneyText(taken) })}
      </p>
    )
  }
  if (step === 'asked') return <Question lot={bonus.id} onBack={() => setStep('closed')} onGiven={setTaken} />
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <Button weight="quiet" size="small" onClick={() => setStep('asked')}>
        {t('records.giveUp')}
      </Button>
    </div>
  )
}

interface QuestionProps {
  lot: string
  onBack: () => void
  onGiven: (taken: string) => void
}

function Question({ lot, onBack, onGiven }: QuestionProps) {
  const t = useText()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(toGiveUpQuery(lot))
  const attempt = useAttempt()
  const giveUp = () =>
    attempt.run(async () => {
      const { taken } = await request('giveUpBonus', {}, { body: { lot } })
      onGiven(taken)
      // Every record but this question, whose bonus is over now.
      const { queryKey } = toGiveUpQuery(lot)
      const isOther = ({ queryKey: key }: { queryKey: readonly unknown[] }) => key[2] !== queryKey[2]
      void client.invalidateQueries({ queryKey: [own, 'records'], predicate: isOther })
    })
  if (error) return <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <section aria-label={t('records.giveUp')} className="mt-4 flex flex-col gap-3 rounded-md border border-danger p-4">
      <p className="text-sm text-pretty">{t('records.giveUpText')}</p>
      {data ? <Facts facts={factsOf(t, data)} /> : <Skeleton className="h-28" />}
      {data?.isInPlay && (
        <p role="status" className="text-sm text-pretty">
          {t('records.bonusInPlay')}
        </p>
      )}
      {attempt.error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {errorText(t, attempt.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          weight="danger"
          size="small"
          disabled={!data || data.isInPlay || isFetching}
          busy={attempt.busy}
          onClick={() => void giveUp()}
        >
          {t('records.giveUpNow')}
        </Button>
        <Button weight="quiet" size="small" disabled={attempt.busy} onClick={onBack}>
          {t('records.keep')}
        </Button>
      </div>
    </section>
  )
}

type GivenUp = ValueOf<(typeof promotionCalls)['bonusToGiveUp']>

function factsOf(t: Text, { bonus, won, taken, fromChases }: GivenUp) {
  const chases = { id: 'chases', name: t('records.fromChases'), value: <Money amount={fromChases} /> }
  return [
    { id: 'bonus', name: t('records.bonus'), value: <Money amount={bonus} /> },
    { id: 'won', name: t('records.wonSince'), value: <Money amount={won} /> },
    { id: 'taken', name: t('records.taken'), value: <Money amount={taken} sign={Number(taken) > 0 ? '−' : ''} /> },
    ...(Number(fromChases) > 0 ? [chases] : []),
  ]
}
