import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { keepNetwork } from './store/known-networks.ts'

const networksAtMost = 20

/** From now on the account knows the network of this address: it has proved itself from there, or registered. */
export async function knowNetwork(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  address: string,
): Promise<void> {
  await keepNetwork(tx, accountId, personal.hashOfNetwork(address), networksAtMost)
}
