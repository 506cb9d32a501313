/** Whether an amount of the wire is more than nothing. */
export function isSome(amount: string): boolean {
  return /[1-9]/.test(amount)
}
