/** The rings of a bronze drum, as if it had just been struck. */
export function DrumRings() {
  const rings = [
    [26, '3 3'],
    [40, undefined],
    [54, '1 5'],
    [70, undefined],
    [84, '5 4'],
  ] as const
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 180"
      className="pointer-events-none absolute -end-6 -top-10 size-45 text-gold opacity-40 transition-opacity group-hover:opacity-60"
      fill="none"
      stroke="currentColor"
    >
      {rings.map(([r, dashes]) => (
        <circle key={r} cx="90" cy="90" r={r} strokeDasharray={dashes} strokeWidth={dashes ? 3 : 1} />
      ))}
    </svg>
  )
}
