import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Select } from '@banyan/ui/select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { gameName } from '../names/game-name.ts'
import { fullName } from '../names/play-name.ts'

type Sale = ValueOf<Calls['lotteryExposure']>['rows'][number]['sale']

/** Which numbers are to be marked, as far as that is known: `numbers` are apart by commas or spaces. */
export interface MarkedAsked {
  readonly gameCode: string
  /** The issue whose numbers they are; null where nobody came from one. */
  readonly numero: string | null
  readonly playCode: string | undefined
  readonly numbers: string
  readonly sale: Sale
  /** Bet types to choose from, where none is chosen yet. */
  readonly plays?: readonly string[]
}

const sales = ['closed', 'half', 'usual'] as const
/** As the contract bounds one press. */
const numbersAtMost = 100

/** Numbers as somebody typed them. */
function numbersIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((number) => number !== ''))]
}

/** Closes numbers, sells them at half the odds, or as the others again: in one issue or in every one. */
export function MarkDialog({ asked, onClose }: { asked: MarkedAsked; onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const [sale, setSale] = useState<Sale>(asked.sale === 'usual' ? 'closed' : 'usual')
  const [scope, setScope] = useState<'issue' | 'every'>(asked.numero === null ? 'every' : 'issue')
  const [playCode, setPlay] = useState(asked.playCode)
  const [text, setText] = useState(asked.numbers)
  const numbers = numbersIn(text)
  const act = async (reason: string) => {
    const numero = scope === 'issue' ? asked.numero : null
    const body = { gameCode: asked.gameCode, numero, playCode: playCode ?? '', numbers, sale, reason }
    await request('markLotteryNumbers', {}, { body })
    showToast({ tone: 'success', text: t(`lotteryMark.${sale}.done`, { count: numbers.length }) })
    for (const key of [['lotteryExposure'], ['records']]) void client.invalidateQueries({ queryKey: key })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('lottery.markNumbers')}
      confirm={t(`lotteryMark.${sale}.confirm`, { count: numbers.length })}
      isDangerous={sale === 'closed'}
      isReady={playCode !== undefined && numbers.length > 0 && numbers.length <= numbersAtMost}
      act={act}
      fields={
        <>
          {asked.playCode === undefined && (
            <Select
              label={t('lottery.play')}
              placeholder={t('lottery.choosePlay')}
              required
              options={(asked.plays ?? []).map((code) => ({ value: code, label: fullName(t, code), detail: code }))}
              value={playCode ?? null}
              onChange={setPlay}
            />
          )}
          <TextField
            label={t('lottery.numbers')}
            hint={t('lottery.numbersHint')}
            required
            dir="ltr"
            spellCheck={false}
            value={text}
            maxLength={2_000}
            error={numbers.length > numbersAtMost ? t('lottery.numbersTooMany', { count: numbersAtMost }) : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label={t('lottery.sold')}
            placeholder=""
            options={sales.map((value) => ({
              value,
              label: t(`lotterySale.${value}`),
              detail: t(`lotteryMark.${value}.text`),
            }))}
            value={sale}
            onChange={setSale}
          />
          {asked.numero !== null && (
            <Select
              label={t('lottery.scope')}
              placeholder=""
              options={[
                { value: 'issue', label: t('lottery.thisIssue', { numero: asked.numero }) },
                { value: 'every', label: t('lottery.everyIssue') },
              ]}
              value={scope}
              onChange={setScope}
            />
          )}
        </>
      }
    >
      <span className="font-semibold text-text">{gameName(t, asked.gameCode)}</span>
      {asked.playCode !== undefined && <> · {fullName(t, asked.playCode)}</>}
      <p className="mt-1">{t('lottery.markText')}</p>
    </ReasonDialog>
  )
}
