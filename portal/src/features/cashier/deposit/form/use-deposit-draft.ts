import { useState } from 'react'
import { type AmountFault, readAmount } from '#/src/features/cashier/wallet/read-amount.ts'
import { useImages } from '#/src/features/cashier/wallet/use-images.ts'
import type { Channel } from '../deposit-queries.ts'
import { type CardFaults, cardFaults, noCard, readCard } from './read-card.ts'
import { type EvidenceFaults, evidenceFaults } from './read-evidence.ts'

interface DraftFaults {
  readonly amount?: AmountFault
  readonly evidence?: EvidenceFaults
  readonly card?: CardFaults
}

/** What is written in the form, and what is wrong with it for the way that is chosen. */
export function useDepositDraft(channels: readonly Channel[]) {
  const [id, setId] = useState<string>()
  const [written, write] = useState('')
  const [sender, setSender] = useState('')
  const [card, setCard] = useState(noCard)
  const images = useImages()
  // The merchant may have closed the one that was chosen.
  const channel = channels.find((each) => each.id === id) ?? channels[0]
  const evidence = { sender: sender.trim(), proofs: images.ids }
  const read = channel && readAmount(written, channel)
  const digits = read && 'digits' in read ? read.digits : undefined
  const evidenceWrong = channel?.kind === 'manual' ? faultsOf({ ...evidence, isBusy: images.isBusy }) : {}
  const cardWrong = channel?.kind === 'scratchCard' ? cardFaults(card) : {}
  const faults: DraftFaults = {
    ...(read && 'fault' in read && { amount: read.fault }),
    ...(hasAny(evidenceWrong) && { evidence: evidenceWrong }),
    ...(hasAny(cardWrong) && { card: cardWrong }),
  }
  return {
    ...{ channel, written, digits, sender, images, card, faults },
    choose: (next: Channel) => setId(next.id),
    ...{ write, setSender, setCard },
    /** The body of the order but its id; undefined while something is wrong. */
    body() {
      if (!channel || digits === undefined || hasAny(faults)) return undefined
      const shown = readCard(card)
      return {
        channel: channel.id,
        amount: digits,
        ...(channel.kind === 'manual' && { sender: evidence.sender, proofs: [...evidence.proofs] }),
        ...(channel.kind === 'scratchCard' && shown && { card: shown }),
      }
    },
  }
}

export type DepositDraft = ReturnType<typeof useDepositDraft>

/** A receipt that is still on its way would be left out of the order. */
function faultsOf({ isBusy, ...evidence }: Parameters<typeof evidenceFaults>[0] & { isBusy: boolean }): EvidenceFaults {
  return { ...evidenceFaults(evidence), ...(isBusy && { proofs: true as const }) }
}

const hasAny = (faults: object): boolean => Object.keys(faults).length > 0
