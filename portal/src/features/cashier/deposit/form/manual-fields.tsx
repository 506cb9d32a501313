import { TextField } from '@banyan/ui/text-field.tsx'
import { CopyLines } from '#/src/features/cashier/wallet/copy-lines.tsx'
import { ImagePicker } from '#/src/features/cashier/wallet/image-picker.tsx'
import type { Images } from '#/src/features/cashier/wallet/use-images.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Channel } from '../deposit-queries.ts'
import type { EvidenceFaults } from './read-evidence.ts'

interface ManualFieldsProps {
  channel: Channel
  sender: string
  images: Images
  faults: EvidenceFaults
  onWrite: (sender: string) => void
}

/** A transfer that our staff look at: where it goes, from whose account it came, and its receipt. */
export function ManualFields({ channel, sender, images, faults, onWrite }: ManualFieldsProps) {
  const t = useText()
  const accounts = channel.accounts ?? []
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted text-pretty">
        {t(accounts.length > 0 ? 'deposit.manual.transfer' : 'deposit.manual.ask')}
      </p>
      {accounts.map(({ bank, accountNumber, holder }) => (
        <div key={accountNumber} className="rounded-md border border-line bg-ground px-4 py-1.5">
          <CopyLines
            lines={[
              { name: t('deposit.bank'), value: bank },
              { name: t('deposit.accountNumber'), value: accountNumber },
              { name: t('deposit.holder'), value: holder },
            ]}
          />
        </div>
      ))}
      <TextField
        label={t('deposit.manual.sender')}
        name="sender"
        autoComplete="off"
        required
        hint={t('deposit.manual.senderHint')}
        error={faults.sender && t('deposit.manual.senderFault')}
        value={sender}
        onChange={({ target }) => onWrite(target.value)}
      />
      <ImagePicker
        label={t('deposit.manual.proofs')}
        images={images}
        error={faults.proofs && t(images.isBusy ? 'deposit.manual.proofsWait' : 'deposit.manual.proofsFault')}
      />
    </div>
  )
}
