import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a server leaves beside the lock of its data folder. */
interface Left {
  readonly pid: number
  readonly operator: string
  readonly vendors: string
}

/** Where the operators' port is: by CONSOLE_PORT, else where the server of DATA_DIR listens, else at the usual port. */
export function operatorsAddress(): string {
  const { CONSOLE_PORT: port } = process.env
  return port ? `http://127.0.0.1:${port}` : (runningServer()?.operator ?? 'http://127.0.0.1:3001')
}

/** Where vendors call, found likewise by VENDOR_PORT. */
export function vendorsAddress(): string {
  const { VENDOR_PORT: port } = process.env
  return port ? `http://localhost:${port}` : (runningServer()?.vendors ?? 'http://localhost:3002')
}

/** Undefined where no server runs on DATA_DIR: the file of one that was killed stays. */
function runningServer(): Left | undefined {
  try {
    const left = JSON.parse(readFileSync(join(process.env.DATA_DIR || './data', 'server.addresses'), 'utf8')) as Left
    process.kill(left.pid, 0)
    return left
  } catch {
    return undefined
  }
}
