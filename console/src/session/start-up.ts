import type { ConsoleStart } from '@banyan/contract/staff/console-start.ts'

let known: ConsoleStart | undefined

/** What the document says of the merchant. */
export function startUp(): ConsoleStart {
  known ??= JSON.parse(document.getElementById('start-up')?.textContent ?? '') as ConsoleStart
  return known
}
