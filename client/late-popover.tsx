import { lazyPart } from './lazy-part.tsx'

/** A popover whose library comes with the first that opens: it is half of what a page of records would be. */
export const LatePopover = lazyPart(async () => (await import('@banyan/ui/popover.tsx')).Popover, { atOnce: true })
