/** Banyan's mark: one crown over three aerial roots. */
export function BrandMark({ size = 32, className = '' }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} width={size} height={size} viewBox="0 0 32 32">
      <path fill="#f0b94d" d="M4.4 17h23.2L29 31h-4.6l-.6-5.2a2.4 2.4 0 0 0-4.8.1L18.5 31h-5l-.5-5.1a2.4 2.4 0 0 0-4.8-.1L7.6 31H3Z" />
      <path fill="#18b07e" d="M7 19a6 6 0 0 1-.9-11.9 10 10 0 0 1 19.8 0A6 6 0 0 1 25 19Z" />
      <path fill="#0e8a61" d="M18.8 19c3-2 3.9-5.300 2.700-8.200 1.300-3.300.4-6.900-2.400-9.300a10 10 0 0 1 6.800 5.600A6 6 0 0 1 25 19Z" />
    </svg>
  )
}
