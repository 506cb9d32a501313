/** As the contract takes a sender's name, without the spaces around it. */
const shortestSender = 2
const longestSender = 60

/** Who sent a manual transfer, and what proves it. */
export interface Evidence {
  readonly sender: string
  /** Ids of uploaded images. */
  readonly proofs: readonly string[]
}

export type EvidenceFaults = Partial<Record<keyof Evidence, true>>

export function evidenceFaults({ sender, proofs }: Evidence): EvidenceFaults {
  const { length } = [...sender.trim()]
  return {
    ...((length < shortestSender || length > longestSender) && { sender: true }),
    ...(proofs.length === 0 && { proofs: true }),
  }
}
