/** Banyan's mark: one crown over three aerial roots. */
export function BrandMark({ size = 32, className = '' }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="#f0b94d"
        d="M5 18h22l1.5 13h-4.7l-.7-5.3a2.3 2.3 0 0 0-4.6.1L18.3 31h-4.6l-.2-5.2a2.3 2.3 0 0 0-4.6-.1L8.2 31H3.5Z"
      />
      <path fill="#0e8a61" d="M23.4 19.4H16V1.3a8.3 8.3 0 0 1 8 6.1 6 6 0 0 1-.6 12Z" />
      <path
        fill="#18b07e"
        d="M8.6 19.4a6 6 0 0 1-.6-12 8.3 8.3 0 0 1 12.8-4.6 8.6 8.6 0 0 1 .7 8.7 6.4 6.4 0 0 1-2.8 7.9Z"
      />
    </svg>
  )
}
