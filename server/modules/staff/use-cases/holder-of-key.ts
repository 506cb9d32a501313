import { createHash, timingSafeEqual } from 'node:crypto'
import type { Principal } from '#/platform/http/bind.ts'
import { keyName } from '../store/approvals.ts'

const visitor: Principal = { is: 'visitor', name: 'visitor' }
const holder: Principal = { is: 'operator', name: keyName }

/** Who shows this Authorization header at the operators' port; the comparison takes the same time for every key. */
export function holderOfKey(operatorKey: string, authorization: string): Principal {
  const shown = /^Bearer (\S+)$/.exec(authorization)?.[1]
  return shown !== undefined && timingSafeEqual(digest(shown), digest(operatorKey)) ? holder : visitor
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
