import { contactHashes } from '#/modules/accounts/members.ts'
import { payoutHashesOf } from '#/modules/cashier/member-facts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { CommonRule } from '../deciding/rule.ts'
import type { ProvenContact } from '../kinds/kind.ts'
import { keepContacts, keepPersons } from '../store/contacts.ts'
import type { VipParts } from '../vip/vip-facts.ts'

/**
 * Keeps the contacts that a reward is given for, by their keyed hashes; contact_rewarded where another account was rewarded
 * for one of them, though that account may have given it up since.
 */
export async function useContacts(tx: Tx, accountId: bigint, contacts: readonly ProvenContact[]): Promise<void> {
  const meant = await hashesOf(tx, accountId, contacts)
  if (!(await keepContacts(tx, accountId, meant))) throw new Refusal('contact_rewarded')
}

async function hashesOf(tx: Tx, accountId: bigint, contacts: readonly ProvenContact[]): Promise<Uint8Array[]> {
  if (contacts.length === 0) return []
  const { phone, email } = await contactHashes(tx, accountId)
  const hashes = {
    phone: phone ? [phone] : [],
    email: email ? [email] : [],
    bank: contacts.includes('bank') ? await payoutHashesOf(tx, accountId) : [],
  }
  return contacts.flatMap((contact) => hashes[contact])
}

/**
 * Keeps the name, number and bank accounts by which a promotion is had once, by their keyed hashes; person_rewarded where
 * another account had this promotion by one of them.
 */
export async function usePerson(
  tx: Tx,
  { nameHashesOf }: Pick<VipParts, 'nameHashesOf'>,
  { oncePer, ...place }: { readonly accountId: bigint; readonly promotionId: bigint } & Pick<CommonRule, 'oncePer'>,
): Promise<void> {
  if (oncePer.length === 0) return
  const { accountId } = place
  const contacts = await hashesOf(
    tx,
    accountId,
    oncePer.filter((each) => each !== 'name'),
  )
  const names = oncePer.includes('name') ? await nameHashesOf(tx, accountId) : []
  if (!(await keepPersons(tx, place, [...contacts, ...names]))) throw new Refusal('person_rewarded')
}
