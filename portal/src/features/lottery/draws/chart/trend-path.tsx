import type { TrendWindow } from '@banyan/rules/lottery/trend-window.ts'

/** From ball to ball, where each issue has one; lies beneath the lines, the newest at the top. */
export function TrendPath({ window: { labels, omissions, issues } }: { window: TrendWindow }) {
  const width = labels.length
  const points: string[] = []
  for (let issue = issues - 1; issue >= 0; issue--) {
    const missed = omissions.subarray(issue * width, (issue + 1) * width)
    const hit = missed.indexOf(0)
    if (hit < 0 || missed.indexOf(0, hit + 1) >= 0) return null
    points.push(`${hit + 0.5} ${issues - issue - 0.5}`)
  }
  return (
    <svg
      aria-hidden="true"
      className="trend-line"
      viewBox={`0 0 ${width} ${issues}`}
      preserveAspectRatio="none"
      style={{ blockSize: `${issues * 1.5}rem` }}
    >
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="var(--gold-fill)"
        strokeWidth="1.5"
        opacity="0.7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
