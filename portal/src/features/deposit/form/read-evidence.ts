/** A name has at least so many letters, without the spaces around it. */
const shortestSender = 2

/** Who sent a manual transfer, and what proves it. */
export interface Evidence {
  readonly sender: string
  /** Ids of uploaded images. */
  readonly proofs: readonly string[]
}

export type EvidenceFaults = Partial<Record<keyof Evidence, true>>

export function evidenceFaults({ sender, proofs }: Evidence): EvidenceFaults {
  return {
    ...(sender.trim().length < shortestSender && { sender: true }),
    ...(proofs.length === 0 && { proofs: true }),
  }
}
