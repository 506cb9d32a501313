import { errorText } from '@banyan/client/error-text.ts'
import type { RequestError } from '@banyan/client/request-error.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { TransferTerms } from '../transfer-queries.ts'
import type { Direction, TransferDraft } from './use-transfer-draft.ts'

const usernameAtMost = 60

interface TargetChoiceProps {
  terms: TransferTerms
  draft: TransferDraft
  /** The form was sent without a username. */
  isMissed: boolean
  refusal: RequestError | undefined
  /** Somebody else is chosen or written. */
  onChange: () => void
}

/** Who is sent to: the account above, or for agents one below, which is written. */
export function TargetChoice({ terms, draft, isMissed, refusal, onChange }: TargetChoiceProps) {
  const t = useText()
  const { upline, mayUpline, mayDownline } = terms
  const { direction } = draft
  return (
    <div className="flex flex-col gap-3">
      {mayUpline && mayDownline ? (
        <DirectionChoice
          upline={upline}
          chosen={direction}
          onChoose={(next) => {
            onChange()
            draft.choose(next)
          }}
        />
      ) : (
        mayUpline && (
          <div>
            <p className="mb-1.5 text-sm text-muted">{t('transfer.to')}</p>
            <div className="flex min-h-15 flex-col justify-center rounded-md border border-line bg-ground px-4 py-2.5">
              <p className="font-semibold">
                <MaskedName name={upline} />
              </p>
              <p className="text-sm text-muted">{t('transfer.upline')}</p>
            </div>
          </div>
        )
      )}
      {direction === 'down' ? (
        <TextField
          label={t('transfer.username')}
          name="receiver"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={usernameAtMost}
          dir="ltr"
          required
          hint={t('transfer.usernameHint')}
          error={refusal ? errorText(t, refusal) : isMissed ? t('transfer.usernameFault') : undefined}
          value={draft.username}
          onChange={({ target }) => {
            onChange()
            draft.writeUsername(target.value)
          }}
        />
      ) : (
        <p role="alert" className="text-sm text-danger text-pretty empty:hidden">
          {refusal && t('transfer.uplineRefused')}
        </p>
      )}
    </div>
  )
}

/** A username keeps its order of letters and stars in any script. */
function MaskedName({ name }: { name: string | null }) {
  return <bdi dir="ltr">{name}</bdi>
}

interface DirectionChoiceProps {
  upline: string | null
  chosen: Direction
  onChoose: (direction: Direction) => void
}

function DirectionChoice({ upline, chosen, onChoose }: DirectionChoiceProps) {
  const t = useText()
  const name = useId()
  const ways = [
    { id: 'up', title: t('transfer.upline'), more: <MaskedName name={upline} /> },
    { id: 'down', title: t('transfer.below'), more: t('transfer.belowText') },
  ] as const
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('transfer.to')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map(({ id, title, more }) => (
          <label
            key={id}
            className="flex min-h-15 cursor-pointer flex-col justify-center gap-0.5 rounded-md border border-line-control bg-field px-3.5 py-2.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-info"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{more}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
