import type { WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useDecide } from './use-decide.ts'

/** What an operator decides of a payout: it arrived for good, its money goes back, or it is paid once more. */
export type LegDecision = 'force' | 'refund' | 'again' | 'return'

interface LegDialogProps {
  number: string
  leg: WithdrawalLeg
  decision: LegDecision
  onClose: () => void
}

const callOf = { force: 'forceReceipt', refund: 'refundLeg', again: 'payLegAgain', return: 'returnLeg' } as const

/** Asks for a decision of a payout, which a second operator has to approve. */
export function LegDialog({ number, leg: { place, state, remaining, received }, decision, onClose }: LegDialogProps) {
  const t = useText()
  const decide = useDecide()
  // What the bank sent back had counted as received.
  const amount = moneyText(decision === 'return' || state === 'bounced' ? received : remaining)
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`leg.${decision}.title`, { place })}
      confirm={t(`leg.${decision}.confirm`, { amount })}
      isDangerous
      act={(reason) =>
        decide(() => request(callOf[decision], {}, { body: { number, place, reason } }), t('second.asked'))
      }
    >
      <p>{t(`leg.${decision}.text`, { amount })}</p>
      {decision === 'force' && <p className="mt-2 font-semibold text-gold">{t('leg.force.final')}</p>}
      <p className="mt-2 font-semibold text-gold">{t('second.text')}</p>
    </ReasonDialog>
  )
}
