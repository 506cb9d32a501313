/** Modules of the server from the lowest to the highest; those of one row are neighbours that do not know each other. */
export const moduleOrder = [
  ['system'],
  ['verification'],
  ['accounts'],
  ['codes'],
  ['sessions'],
  ['sign-in'],
  ['registration'],
  ['uploads'],
  ['messages'],
  ['limits'],
  ['wagering'],
  ['vendor-wallets'],
  ['cashier'],
  ['wallet'],
  ['games'],
  ['rounds'],
  ['lottery'],
  ['promotions', 'points'],
  ['agents', 'records'],
  ['staff', 'backups'],
] as const satisfies readonly (readonly string[])[]

/** Height of a part of the server: the platform and the ledger lie below every module; undefined means unknown. */
export function heightOf(part: string): number | undefined {
  if (part === 'platform') return -2
  if (part === 'ledger') return -1
  const height = moduleOrder.findIndex((row: readonly string[]) => row.includes(part))
  return height < 0 ? undefined : height
}
