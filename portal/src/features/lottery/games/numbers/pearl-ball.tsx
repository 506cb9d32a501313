import './pearl-ball.css'

/** A number that was drawn. Nothing else is a pearl: what is picked is no result. */
export function PearlBall({ children, apart = false }: { children: string; apart?: boolean }) {
  return <span className={`pearl-ball ${apart ? 'pearl-ball-apart' : ''}`}>{children}</span>
}
