import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Db } from '#/platform/db/handles.ts'

interface NameParts {
  readonly personal: PersonalSecrets
  /** Whether transfers from another name than the member's are reviewed. */
  readonly checksNames: () => boolean
}

/** What is done with the names of those who pay: compared with the member's, hidden in views, sealed and hashed in the database. */
export class PayerNames {
  readonly #parts: NameParts

  constructor(parts: NameParts) {
    this.#parts = parts
  }

  /** Whether a payer may be the member: always where names are not checked, or the member has not told its own. */
  async isMembers(db: Db, accountId: bigint, payer: string): Promise<boolean> {
    if (!this.#parts.checksNames()) return true
    const { fullName } = await ownDetails(db, this.#parts.personal, accountId)
    return fullName === undefined || foldPersonName(fullName) === foldPersonName(payer)
  }

  /** Whether the member has told this very name. */
  async isKnown(db: Db, accountId: bigint, payer: string): Promise<boolean> {
    const { fullName } = await ownDetails(db, this.#parts.personal, accountId)
    return fullName !== undefined && foldPersonName(fullName) === foldPersonName(payer)
  }

  readonly mask = maskName

  /** The same for every way of writing a name, so that one person who pays for several members is seen. */
  hash(name: string): Buffer {
    return this.#parts.personal.hashOfSubject('payer', foldPersonName(name))
  }

  seal(provider: string, transactionId: string, name: string): Buffer {
    return this.#parts.personal.sealDetail(0n, `payer of ${provider} ${transactionId}`, name)
  }
}

/** The first letter of each word of a name. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')
    .slice(0, 100)
}
