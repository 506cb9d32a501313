/** Metals by which ranks are told apart. */
const metals = [
  { rim: '#7b8d84', face: '#dfe7e2', tree: '#55695f' },
  { rim: '#9c5a2c', face: '#f0c9a4', tree: '#7a3f17' },
  { rim: '#6f8494', face: '#e6eef3', tree: '#445a69' },
  { rim: '#b27a12', face: '#ffe3a0', tree: '#8a5a00' },
  { rim: '#0b7d57', face: '#bff0da', tree: '#096848' },
  { rim: '#7a2fa8', face: '#ecd5fb', tree: '#5c1c84' },
  { rim: '#a51f2d', face: '#ffd3cf', tree: '#7f1420' },
] as const

const centre = 24
const rootsAtMost = 5
const rootsApart = 4.3

/** A rank's own emblem: the higher it is, the more points has the rim and the more roots the banyan. A decoration. */
export function VipEmblem({ rank, size }: { rank: number; size: number }) {
  // Two ranks share a metal; those above the last one have it too.
  const { rim, face, tree } = metals[Math.min(Math.ceil(rank / 2), metals.length - 1)] ?? metals[0]
  const roots = Math.min(1 + Math.floor(rank / 2), rootsAtMost)
  const wide = (roots - 1) * rootsApart
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className="shrink-0">
      <path fill={rim} d={rosette(8 + rank, 23, 19.5)} />
      <circle cx={centre} cy={centre} r="17" fill={face} />
      <circle cx={centre} cy={centre} r="15" fill="none" stroke={rim} strokeOpacity="0.45" />
      <path fill={tree} d="M16.2 24.2a4.7 4.7 0 0 1-.2-9.4 8.3 8.3 0 0 1 16 0 4.7 4.7 0 0 1-.2 9.4Z" />
      <path fill={tree} d={`M${centre - wide / 2 - 1.6} 22h${wide + 3.2}v4.4h-${wide + 3.2}z${rootsOf(roots)}`} />
    </svg>
  )
}

/** Roots that come down side by side, the middle ones the longest, each a little wider at its foot. */
function rootsOf(count: number): string {
  const middle = (count - 1) / 2
  const rootAt = (at: number) => {
    const left = centre + (at - middle) * rootsApart - 1.2
    const flare = at === middle ? 0.9 : 0.5
    return `M${left.toFixed(2)} 24h2.4l${flare} ${(11 - Math.abs(at - middle) * 1.3).toFixed(2)}h-${2.4 + 2 * flare}z`
  }
  return Array.from({ length: count }, (_, at) => rootAt(at)).join('')
}

/** A rim of points and hollows around the middle. */
function rosette(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2
    const radius = at % 2 === 0 ? outer : inner
    return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
