import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { lockPayoutAccountRow, type NewPayoutAccount, sealedPayoutAccount } from '../store/payout-accounts.ts'

/** An account that a payout may go to. */
export interface LockedPayoutAccount {
  /** Of its row, for what refers to it; the wire knows its public id alone. */
  readonly id: bigint
  readonly publicId: string
  readonly bin: string
  readonly last4: string
  readonly usableFrom: Date
  /** Nothing is paid out to it before `usableFrom`. */
  readonly isHeld: boolean
}

/**
 * Locks one of a member's accounts by its public id until the transaction ends; undefined where it is absent, removed or
 * another's. The member's own account is locked first. `isPayoutBank` says whether its bank is paid out to now.
 */
export async function lockPayoutAccount(
  tx: Tx,
  accountId: bigint,
  id: string,
): Promise<LockedPayoutAccount | undefined> {
  return await lockPayoutAccountRow(tx, accountId, id)
}

/** Where a payout goes, in the clear. */
export interface OpenPayoutAccount {
  readonly bin: string
  readonly number: string
  /** As banks write names: in capitals, without marks. */
  readonly holder: string
}

/** What a payout needs of an account by the id of its row, removed ones too: for the payout itself, and never for a view. */
export async function openPayoutAccount(
  db: Db,
  personal: PersonalSecrets,
  id: bigint,
): Promise<OpenPayoutAccount | undefined> {
  const sealed = await sealedPayoutAccount(db, id)
  if (!sealed) return undefined
  const { accountId, bin } = sealed
  const number = personal.openDetail(accountId, numberAt(bin), sealed.sealedNumber)
  const holder = personal.openDetail(accountId, holderAt(bin), sealed.sealedHolder)
  if (number === undefined || holder === undefined)
    throw new Error(`payout account ${id} was sealed under another key, or for another member`)
  return { bin, number, holder }
}

/** Hides an account's number and holder from the database. */
export function sealPayoutAccount(
  personal: PersonalSecrets,
  accountId: bigint,
  { bin, number, holder }: OpenPayoutAccount,
): Pick<NewPayoutAccount, 'accountId' | 'bin' | 'numberHash' | 'sealedNumber' | 'sealedHolder' | 'last4'> {
  return {
    ...{ accountId, bin, last4: number.slice(-4) },
    numberHash: personal.hashOfSubject('payout account', `${bin} ${number}`),
    sealedNumber: personal.sealDetail(accountId, numberAt(bin), number),
    sealedHolder: personal.sealDetail(accountId, holderAt(bin), holder),
  }
}

const numberAt = (bin: string) => `payout number at ${bin}`
const holderAt = (bin: string) => `payout holder at ${bin}`
