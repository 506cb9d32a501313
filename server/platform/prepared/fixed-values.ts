import type { IncomingHttpHeaders } from 'node:http'
import { lotteryType, sessionPlatform } from '@banyan/rules/content/sender-headers.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** Headers, in lower case, and query fields with the only value that this deployment takes of them (requirement SYS-20). */
export interface FixedValues {
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Those of a merchant's deployment. */
export const fixedValues = (merchant: string): FixedValues => ({
  headers: { merchant, platform: sessionPlatform, lotterytype: lotteryType },
  query: { merchant, merchantCode: merchant },
})

/** Whether a header that has one value here has another; one that is missing is fine. */
export function matchesFixedValues(headers: IncomingHttpHeaders, fixed: FixedValues): boolean {
  return Object.entries(fixed.headers).every(([name, value]) => (headers[name] ?? value) === value)
}

/** Refuses values that belong to another deployment or client; invalid_input, with each of them. */
export function refuseOtherFixedValues(headers: IncomingHttpHeaders, query: unknown, fixed: FixedValues): void {
  const given = query as Readonly<Record<string, unknown>>
  const faults = [
    ...Object.entries(fixed.headers).map(([name, value]) => ({ path: `/headers/${name}`, said: headers[name], value })),
    ...Object.entries(fixed.query).map(([name, value]) => ({ path: `/query/${name}`, said: given[name], value })),
  ].filter(({ said, value }) => said !== undefined && said !== value)
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, value }) => ({ path, rule: 'const', limit: value })))
}
