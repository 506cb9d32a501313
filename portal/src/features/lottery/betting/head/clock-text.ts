/** Seconds as 00:38, 1:02:03, or with days before: as long as the sale of a weekly draw. */
export function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${pad(hours)}:${rest}` : rest
}
