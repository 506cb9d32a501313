interface PacketFaceProps {
  isOpen: boolean
  /** Milliseconds in which it opens; 0: at once. */
  movesMs: number
  /** What its note says. */
  note: string | undefined
}

const flap = 'M-92-70H92L12 8Q0 20-12 8Z'

/** A red packet: its flap lifts, and the note with the amount rises out of it. */
export function PacketFace({ isOpen, movesMs, note }: PacketFaceProps) {
  const moving = movesMs > 0 ? `transform ${movesMs}ms cubic-bezier(0.3, 1.3, 0.5, 1)` : 'none'
  const hinged = { transformOrigin: '0px -70px', transition: moving }
  return (
    <svg aria-hidden="true" viewBox="-150 -190 300 330" direction="ltr" className="mx-auto block w-full max-w-80">
      <defs>
        <clipPath id="packet-note">
          <path d="M-150-200H150V80H-150Z" />
        </clipPath>
      </defs>
      <ellipse cy="126" rx="104" ry="10" fill="#000" opacity=".22" />
      {/* Lifted, the flap stands behind the note. */}
      <path d={flap} fill="#B5302E" style={{ transform: `scaleY(${isOpen ? -0.72 : 0})`, ...hinged }} />
      <path d="M-92-70H92V104Q92 120 76 120H-76Q-92 120-92 104Z" fill="#8E1A22" />
      <g clipPath="url(#packet-note)">
        <g style={{ transform: `translateY(${isOpen ? -96 : 0}px)`, transition: moving }}>
          <path d="M-78-62H78V78H-78Z" fill="#FFF3D9" />
          <path d="M-68-52H68V68H-68Z" fill="none" stroke="#B9701B" strokeWidth="3" />
          {note && (
            <text textAnchor="middle" y="-14" fill="#8E1A22" fontSize="26" fontWeight="800">
              {note}
            </text>
          )}
        </g>
      </g>
      <path d="M-92-70L0 12L92-70V104Q92 120 76 120H-76Q-92 120-92 104Z" fill="#D23B34" />
      <path d="M92-70V104Q92 120 76 120H-76L0 12Z" fill="#8E1A22" opacity=".35" />
      <g style={{ transform: `scaleY(${isOpen ? 0 : 1})`, ...hinged }}>
        <path d={flap} fill="#F0705C" />
        <path d="M-92-70H92L84-62H-84Z" fill="#FFE2A3" opacity=".6" />
      </g>
      {!isOpen && (
        <>
          <circle cy="14" r="32" fill="#B9701B" />
          <circle cy="12" r="30" fill="#F4B544" />
          <circle cy="12" r="22" fill="none" stroke="#B9701B" strokeWidth="3" />
          <path d="M-9 3H9V21H-9Z" fill="#8E1A22" />
        </>
      )}
    </svg>
  )
}
