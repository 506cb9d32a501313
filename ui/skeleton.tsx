/** Stands where content will be and has its size, so that nothing moves when the content comes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded-sm bg-line ${className}`} />
}
