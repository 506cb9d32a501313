import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { serverFolder } from '#/platform/server-folder.ts'
import { signedVendorWallets } from '../protocol/signed-vendor-wallet.ts'
import type { VendorWallets } from '../protocol/vendor-wallet-port.ts'

/** The sandbox's vendors as a process of their own, and our adapter. */
export interface SandboxVendors extends AsyncDisposable {
  readonly wallets: VendorWallets
  readonly faults: string[]
  choose(behaviour: string): Promise<void>
}

export async function startSandboxVendors(timeoutMs: number): Promise<SandboxVendors> {
  const secret = randomBytes(32).toString('base64url')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    cwd: new URL('..', serverFolder),
    env: { SANDBOX_PORT: '0', VENDOR_KEYS: `*:k1:${secret}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`)))
  const [{ sandbox: pages, vendors: address }] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  const faults: string[] = []
  const wallets = signedVendorWallets(
    { keys: [{ vendorCode: '*', id: 'k1', secret }], urls: [{ vendorCode: '*', url: new URL(address) }] },
    {
      ...{ currency: { code: 'VND', exponent: 2 }, now: () => new Date(), random: randomBytes, timeoutMs },
      onFault: (who, reason) => void faults.push(`${who}: ${reason}`),
    },
  )
  return {
    ...{ wallets, faults },
    async choose(behaviour) {
      await fetch(`${pages}/vendors/fault`, {
        ...{ method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' },
      })
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
