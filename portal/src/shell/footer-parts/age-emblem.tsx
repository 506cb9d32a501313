/** Eighteen and over: the figure in a ring that two banyan leaves close. */
export function AgeEmblem() {
  return (
    <svg role="img" aria-label="18+" viewBox="0 0 64 64" className="size-15 shrink-0" direction="ltr">
      <circle cx="32" cy="32" r="31" fill="var(--primary-soft)" />
      <path
        d="M25.5 55.2A24 24 0 1 1 38.5 55.2"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="var(--primary)">
        <path d="M31 58.5c-6.2 1-10.6-1-13-6 5.6-1.6 10.2.4 13 6Z" />
        <path d="M33 58.5c6.2 1 10.6-1 13-6-5.6-1.6-10.2.4-13 6Z" />
      </g>
      <g fill="none" stroke="var(--text)" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="m15.5 27.5 4.5-3.5v16.5" />
        <path d="M31 23.7a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM31 31.7a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Z" />
        <path d="M45.5 27.5v9.6M40.7 32.3h9.6" stroke="var(--gold)" />
      </g>
    </svg>
  )
}
