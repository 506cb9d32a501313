import { Strokes } from '@banyan/ui/strokes.tsx'

/** Our own drawings of where the merchant is besides the portal; they come with what shows them. */
const drawings = {
  FACEBOOK: 'M16.5 4h-1.7a3.3 3.3 0 0 0-3.3 3.3v13.2M8 11.5h7.5',
  INSTAGRAM:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.7 7.2v.1',
  LIVECHAT:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H10l-4 3.5V17h-.5A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM8.5 10.7v.1M12 10.7v.1M15.5 10.7v.1',
  TELEGRAM: 'M21 3.5 2.8 10.6 9 13.1l2.4 6.4ZM9 13.1l4.6-4',
  YOUTUBE: 'M6 5.5h12A3 3 0 0 1 21 8.5v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.5 9.3v5.4l4.5-2.7Z',
}

interface NetworkIconProps {
  network: keyof typeof drawings
  size: number
  className?: string
}

/** A decoration beside the network's name. */
export function NetworkIcon({ network, size, className = '' }: NetworkIconProps) {
  return (
    <Strokes size={size} className={className}>
      <path d={drawings[network]} />
    </Strokes>
  )
}
