/** The port of the sandbox's index from SANDBOX_PORT, 3100 unless set; undefined when it is nonsense. */
export function sandboxPort(given: string | undefined): number | undefined {
  if (!given) return 3100
  return /^\d{1,5}$/.test(given) && Number(given) <= 65_535 ? Number(given) : undefined
}
