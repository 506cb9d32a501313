import { showToast } from '@banyan/client/show-toast.tsx'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useCancel } from '../cancel/use-cancel.ts'

/** Cancels the rest of a chase, or issues of it, and tells what came back. */
export function useCancelChase() {
  const t = useText()
  const { busy, error, run, forget } = useCancel()
  const cancel = (send: () => Promise<{ returned: string }>) =>
    run(async () => {
      const { returned } = await send()
      showToast({ tone: 'success', text: t('bets.chase.returnedNow', { amount: moneyText(returned) }) })
    })
  return { busy, error, forget, cancel }
}
