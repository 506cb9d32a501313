import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { useIssueChanged } from './issue-queries.ts'
import { ResultDialog } from './result-dialog.tsx'

type Record = ValueOf<Calls['lotteryIssue']>
type Action = 'enter' | 'correct' | 'stop' | 'void'

const enterSteps = ['awaitingResult', 'partial', 'awaitingConfirmation', 'differing']

/** What operators may do with an issue as it stands; the draw of the house is nobody's to enter or to correct. */
export function IssueActions({ record }: { record: Record }) {
  const t = useText()
  const may = useMayCalls()
  const [chosen, setChosen] = useState<Action>()
  const { issue, correctableUntil } = record
  const isSettled = issue.step === 'settled'
  const mayCorrect = !issue.isFair && isSettled && correctableUntil !== null
  const offered: Readonly<{ [Name in Action]: boolean }> = {
    enter: !issue.isFair && enterSteps.includes(issue.step) && may('enterLotteryResult'),
    correct: mayCorrect && may('correctLotteryResult'),
    stop: issue.step === 'confirmed' && may('stopLotteryResult'),
    void:
      (issue.isFair
        ? ['sale', 'awaitingDraw'].includes(issue.step)
        : mayCorrect || ['sale', ...enterSteps].includes(issue.step)) && may('voidLotteryIssue'),
  }
  const close = () => setChosen(undefined)
  return (
    <>
      {(['void', 'correct', 'stop', 'enter'] as const)
        .filter((name) => offered[name])
        .map((name) => (
          <Button
            key={name}
            weight={name === 'enter' ? 'primary' : name === 'stop' ? 'danger' : 'quiet'}
            onClick={() => setChosen(name)}
          >
            {t(`lotteryAct.${name}.short`)}
          </Button>
        ))}
      {(chosen === 'enter' || chosen === 'correct') && <ResultDialog kind={chosen} record={record} onClose={close} />}
      {(chosen === 'stop' || chosen === 'void') && <PlainDialog kind={chosen} record={record} onClose={close} />}
    </>
  )
}

/** Stops a result before it is paid, or has a second operator agree to void the issue. */
function PlainDialog({ kind, record, onClose }: { kind: 'stop' | 'void'; record: Record; onClose: () => void }) {
  const t = useText()
  const changed = useIssueChanged()
  const { gameCode, numero, stakes, paid } = record.issue
  const act = async (reason: string) => {
    const sent = { body: { gameCode, numero, reason } }
    if (kind === 'stop') await request('stopLotteryResult', {}, sent)
    else await request('voidLotteryIssue', {}, sent)
    showToast({ tone: 'success', text: t(kind === 'stop' ? 'lotteryAct.stop.done' : 'lottery.secondAsked') })
    await changed()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`lotteryAct.${kind}.title`, { numero })}
      confirm={t(kind === 'stop' ? 'lotteryAct.stop.confirm' : 'lottery.askSecond')}
      isDangerous
      act={act}
    >
      <p>
        {kind === 'stop'
          ? t('lotteryAct.stop.text')
          : t('lotteryAct.void.text', { stakes: moneyText(stakes), paid: moneyText(paid) })}
      </p>
      {kind === 'void' && <p className="mt-2 font-semibold text-gold">{t('lottery.secondText')}</p>}
    </ReasonDialog>
  )
}
