/** Marks a live table. Tiles of the first page show it, so it has no other badge in its file. */
export function LiveBadge({ children }: { children: string }) {
  return (
    <span className="inline-flex shrink-0 items-center justify-center gap-1 rounded-xs bg-badge px-2 py-0.5 text-xs font-semibold text-on-badge uppercase">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}
