/** The look of a filter: lower than a vendor, so that the two rows are told apart. */
export function filterChip(chosen: boolean): string {
  return `inline-flex h-11 items-center gap-1.5 rounded-md border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors sm:h-9 sm:rounded-sm ${
    chosen
      ? 'border-primary bg-primary-soft text-primary-strong'
      : 'border-line bg-raised text-muted hover:border-line-control hover:text-text'
  }`
}
