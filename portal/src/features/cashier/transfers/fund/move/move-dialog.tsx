import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { VendorWallet } from '../fund-queries.ts'
import { isSome } from '../words/is-some.ts'
import { type Direction, movable } from './movable.ts'
import { MoveForm } from './move-form.tsx'
import { MovedResult } from './moved-result.tsx'
import { useMove } from './use-move.ts'

interface MoveDialogProps {
  open: boolean
  onClose: () => void
  direction: Direction
  vendor: VendorWallet
  main: string
}

/** Moves money between the main wallet and a vendor's, and then says what became of it. */
export function MoveDialog({ open, onClose, direction, vendor, main }: MoveDialogProps) {
  const t = useText()
  const [moved, setMoved] = useState<WalletTransfer>()
  const moving = useMove(vendor.vendor, direction, setMoved)
  const isBusy = moving.attempt.busy
  // While nobody knows whether it was moved, the same amount can be sent again, though less may be left by now.
  const now = movable(direction, vendor, main)
  const [known, setKnown] = useState(now)
  if (!moving.isLost && known !== now) setKnown(now)
  const most = moving.isLost ? known : now
  const there = direction === 'out' ? main : (vendor.balance ?? '0')
  const words = { name: `\u2068${vendor.name}\u2069`, available: wholeText(there), least: wholeText(vendor.least) }
  return (
    <Dialog
      open={open}
      // Its answer belongs to the press.
      onClose={() => isBusy || onClose()}
      dismissable={!isBusy}
      title={t(direction === 'out' ? 'fund.addTo' : 'fund.backFrom', words)}
      {...(!moved && { subtitle: t(direction === 'out' ? 'fund.availableMain' : 'fund.availableThere', words) })}
      closeLabel={t('popup.close')}
      size="small"
    >
      {moved ? (
        <MovedResult moved={moved} onClose={onClose} />
      ) : isSome(most) ? (
        <MoveForm direction={direction} vendor={vendor} most={most} moving={moving} />
      ) : (
        <p className="text-muted text-pretty">{t('fund.tooLittle', words)}</p>
      )}
    </Dialog>
  )
}
