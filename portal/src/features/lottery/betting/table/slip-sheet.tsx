import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { SlipPart } from './slip-part.tsx'
import type { Betting } from './use-betting.ts'

interface SlipSheetProps {
  betting: Betting
  open: boolean
  onClose: () => void
}

/** The slip on a phone, over the table. */
export function SlipSheet({ betting, open, onClose }: SlipSheetProps) {
  const t = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('lottery.slip')}
      closeLabel={t('lottery.close')}
      footer={
        <Button
          size="large"
          disabled={!betting.canPlace}
          onClick={() => {
            onClose()
            betting.ask()
          }}
        >
          {t('lottery.betNow')}
        </Button>
      }
    >
      <SlipPart betting={betting} />
    </Dialog>
  )
}
