/** Something happens at this moment. It stands on tiles of the first page, so it brings no other badge along. */
export function LiveBadge({ children }: { children: string }) {
  return (
    <span className="inline-flex shrink-0 items-center justify-center gap-1 rounded-xs bg-badge px-2 py-0.5 text-xs font-semibold text-on-badge uppercase">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}
