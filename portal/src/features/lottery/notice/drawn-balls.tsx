const balls = [
  { digit: 8, lift: 0 },
  { digit: 3, lift: -8 },
  { digit: 6, lift: 4 },
] as const

/** Three pearls on the water, as draws show their digits. */
export function DrawnBalls() {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 120" className="h-auto w-64 max-w-full" direction="ltr">
      <path
        fill="none"
        stroke="var(--line-control)"
        strokeLinecap="round"
        strokeWidth="2"
        d="M20 104q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M68 116q12-6 24 0t24 0 24 0 24 0 24 0"
      />
      {balls.map(({ digit, lift }, place) => (
        <g key={digit} transform={`translate(${72 + place * 72} ${52 + lift})`}>
          <circle r="32" fill="#f3ecdf" stroke="#d9a548" strokeWidth="2" />
          <path fill="#fff" d="M-20-6a20 20 0 0 1 18-16c-6 3-11 8-12 16a3 3 0 0 1-6 0Z" />
          <text textAnchor="middle" y="10" fontSize="28" fontWeight="800" fill="#12211b">
            {digit}
          </text>
        </g>
      ))}
    </svg>
  )
}
