import { contactHashes } from '#/modules/accounts/members.ts'
import { payoutHashesOf } from '#/modules/wallet/member-facts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { ProvenContact } from '../kinds/kind.ts'
import { keepContacts } from '../store/contacts.ts'

/**
 * Keeps the contacts that a reward is given for, by their keyed hashes; contact_rewarded where another account was rewarded
 * for one of them, though that account may have given it up since.
 */
export async function useContacts(tx: Tx, accountId: bigint, contacts: readonly ProvenContact[]): Promise<void> {
  if (contacts.length === 0) return
  const { phone, email } = await contactHashes(tx, accountId)
  const hashes = {
    phone: phone ? [phone] : [],
    email: email ? [email] : [],
    bank: contacts.includes('bank') ? await payoutHashesOf(tx, accountId) : [],
  }
  const meant = contacts.flatMap((contact) => hashes[contact])
  if (!(await keepContacts(tx, accountId, meant))) throw new Refusal('contact_rewarded')
}
