/** A placeholder of the content's size, so that nothing moves when the content arrives. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded-sm bg-line ${className}`} />
}
