import { randomBytes } from 'node:crypto'
import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import { BrandPurse } from './brand-purse.ts'
import { OwedCalls } from './owed-calls.ts'
import { WalletClient, type WalletParts } from './wallet-client.ts'

/** What lies at the brand: the purses of its players, and what is still to land there. */
export class RealMoney {
  readonly owed: OwedCalls
  readonly #wallet: WalletClient

  constructor(parts: WalletParts) {
    this.#wallet = new WalletClient(parts)
    this.owed = new OwedCalls(this.#wallet)
  }

  /** The purse of a launch; undefined where it has no token to begin with. */
  purseOf(launch: LaunchRequest, vendor: string): BrandPurse | undefined {
    const { launchToken } = launch
    if (launchToken === undefined) return undefined
    const id = randomBytes(12).toString('base64url')
    return new BrandPurse({ wallet: this.#wallet, owed: this.owed, vendor, launch: { ...launch, launchToken }, id })
  }

  close(): void {
    this.owed.close()
  }
}
