import { errorText } from '@banyan/client/error-text.ts'
import type { ListedIssue, ResultReport } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useIssueChanged } from './issue-queries.ts'

interface ConfirmDialogProps {
  issue: Pick<ListedIssue, 'gameCode' | 'numero'>
  report: ResultReport
  onClose: () => void
}

/** Confirms another operator's report; asks for a reason when reports differ or it looks like a placeholder. */
export function ConfirmDialog({ issue: { gameCode, numero }, report, onClose }: ConfirmDialogProps) {
  const t = useText()
  const changed = useIssueChanged()
  const { differs, placeholder } = { differs: report.differsFrom.length > 0, placeholder: report.placeholder }
  const confirm = async (reason = '') => {
    const why = {
      ...(differs && { differenceSeen: reason }),
      ...(placeholder && { placeholderReason: reason }),
    }
    const body = { gameCode, numero, report: report.id, ...why }
    const { settlesAt } = await request('confirmLotteryResult', {}, { body })
    const text = settlesAt ? t('lotteryConfirm.done', { when: momentText(settlesAt) }) : t('lotteryConfirm.kept')
    showToast({ tone: 'success', text })
    await changed()
  }
  const plain = useMutation({
    mutationFn: () => confirm(),
    meta: { shownInPlace: true },
    onSuccess: onClose,
  })
  if (differs || placeholder)
    return (
      <ReasonDialog
        open
        onClose={onClose}
        title={t(differs ? 'lotteryConfirm.differs' : 'lotteryConfirm.placeholder')}
        confirm={t('lotteryConfirm.confirm')}
        isDangerous
        act={confirm}
      >
        {differs && <p>{t('lotteryConfirm.differsText', { source: report.source })}</p>}
        {placeholder && <p>{t('lotteryConfirm.placeholderText', { source: report.source })}</p>}
      </ReasonDialog>
    )
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('lotteryConfirm.title', { source: report.source })}
      confirm={t('lotteryConfirm.confirm')}
      cancel={t('action.cancel')}
      onConfirm={() => plain.mutate()}
      busy={plain.isPending}
    >
      <p>{t('lotteryConfirm.text')}</p>
      {plain.isError && (
        <p role="alert" className="mt-2 text-danger">
          {errorText(t, plain.error)}
        </p>
      )}
    </AlertDialog>
  )
}
