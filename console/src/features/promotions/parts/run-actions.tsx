import { Button } from '@banyan/ui/button.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useChangeWords } from '#/src/features/changes/use-change-words.ts'
import { ChangeView } from '#/src/features/records/change-view.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { type Promotion, usePromotionsChanged } from './promotion-queries.ts'

interface RunActionsProps {
  promotion: Promotion
  /** What is written and not saved is not what would be started. */
  isUnsaved: boolean
}

/** Starts and stops a promotion, or begins another like it. */
export function RunActions({ promotion, isUnsaved }: RunActionsProps) {
  const t = useText()
  const may = useMayCalls()
  const [chosen, setChosen] = useState<'start' | 'stop'>()
  const { state, code, kind } = promotion
  const close = () => setChosen(undefined)
  return (
    <>
      {may('makePromotion') && (
        <Link
          to="/promotions/new/$kind"
          params={{ kind }}
          search={{ from: code }}
          className="inline-flex min-h-11 items-center justify-center rounded-md border border-line-control px-4 font-semibold hover:border-primary"
        >
          {t('builder.copy')}
        </Link>
      )}
      {state === 'running' && may('stopPromotion') && (
        <Button weight="danger" onClick={() => setChosen('stop')}>
          {t('builder.stop')}
        </Button>
      )}
      {state !== 'running' && may('startPromotion') && (
        <Button disabled={isUnsaved} onClick={() => setChosen('start')}>
          {t('builder.start')}
        </Button>
      )}
      {chosen === 'start' && <StartDialog promotion={promotion} onClose={close} />}
      {chosen === 'stop' && <StopDialog promotion={promotion} onClose={close} />}
    </>
  )
}

interface DialogProps {
  promotion: Promotion
  onClose: () => void
}

/** What the second operator will read, before it is asked for. */
function StartDialog({ promotion, onClose }: DialogProps) {
  const t = useText()
  const changed = usePromotionsChanged()
  const { code, version, name, state, kind, content, rule, startsAt, endsAt, budget, budgetPerDay } = promotion
  const after = { state: 'running', kind, content, rule, startsAt, endsAt, budget, budgetPerDay }
  const words = useChangeWords({ object: `promotion ${code}`, before: null, after })
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('builder.startTitle', { name })}
      confirm={t('builder.ask')}
      act={async (reason) => {
        try {
          await request('startPromotion', {}, { body: { code, version, reason } })
        } finally {
          // Also where somebody else was faster.
          await changed()
        }
        showToast({ tone: 'success', text: t('builder.startAsked') })
      }}
    >
      <p>{t('builder.startText')}</p>
      <p className="mt-2 font-semibold text-gold">{t('promotions.second')}</p>
      <h3 className="mt-4 text-xs font-semibold">{t('builder.reads')}</h3>
      <ChangeView before={{ state }} after={after} words={words} />
    </ReasonDialog>
  )
}

function StopDialog({ promotion: { code, name }, onClose }: DialogProps) {
  const t = useText()
  const changed = usePromotionsChanged()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('builder.stopTitle', { name })}
      confirm={t('builder.stop')}
      isDangerous
      act={async (reason) => {
        try {
          await request('stopPromotion', {}, { body: { code, reason } })
        } finally {
          await changed()
        }
        showToast({ tone: 'success', text: t('builder.stopped') })
      }}
    >
      {t('builder.stopText')}
    </ReasonDialog>
  )
}
