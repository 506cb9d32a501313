/** A banyan by night, its lanterns lit: somebody is at work. */
export function LanternArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 336 208" className="h-auto w-full">
      <circle cx="168" cy="104" r="88" fill="var(--gold-fill)" opacity=".16" />
      <circle cx="168" cy="104" r="68" fill="var(--gold-fill)" opacity=".22" />
      <g fill="none" stroke="var(--gold-fill)" strokeWidth="1" opacity=".35">
        <circle cx="168" cy="104" r="98" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
      </g>
      <path d="M40 186h256" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--gold)">
        <path d="M150 118h36l9 68h-15l-4-34a8 8 0 0 0-16 0l-4 34h-15Z" />
        <path d="M118 116h9l3 70h-9ZM209 116h9l-3 70h-9ZM98 112h5l1 50h-5ZM233 112h5l-1 44h-5Z" opacity=".75" />
      </g>
      <path fill="#0e8a61" d="M168 30c22-14 52-4 58 18 24 0 38 20 32 40-4 18-20 28-38 28H168Z" />
      <path
        fill="#18b07e"
        d="M190 112c16-14 18-36 8-52 6-26-20-46-46-36-24-14-52 2-54 26-24 4-34 28-22 46 8 14 22 20 38 20h58c8 0 14-1 18-4Z"
      />
      <g fill="none" stroke="#0c1512" strokeOpacity=".18" strokeWidth="3" strokeLinecap="round">
        <path d="M104 66c8-12 22-14 32-8M132 92c10-10 26-10 36-2M206 74c8-6 20-4 26 4" />
      </g>
      <g className="origin-top animate-sway motion-reduce:animate-none [transform-box:fill-box]">
        <path d="M92 104v26" stroke="var(--muted)" strokeWidth="1.5" />
        <rect x="79" y="130" width="26" height="30" rx="11" fill="#db2c2b" />
        <path d="M87 131v28M97 131v28" stroke="#f7c968" strokeWidth="1.5" opacity=".7" />
        <path d="M85 129h14v4H85ZM85 157h14v4H85Z" fill="#f0b94d" />
        <path d="M92 161v9" stroke="#f0b94d" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g className="origin-top animate-sway [animation-delay:-1.8s] motion-reduce:animate-none [transform-box:fill-box]">
        <path d="M244 104v14" stroke="var(--muted)" strokeWidth="1.5" />
        <rect x="229" y="118" width="30" height="34" rx="12" fill="#f0b94d" />
        <path d="M238 119v32M250 119v32" stroke="#8a5a00" strokeWidth="1.5" opacity=".5" />
        <path d="M236 116h16v4h-16ZM236 150h16v4h-16Z" fill="#db2c2b" />
        <path d="M244 154v10" stroke="#db2c2b" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g fill="var(--gold-fill)">
        <circle cx="42" cy="60" r="2" />
        <circle cx="290" cy="44" r="2.5" />
        <circle cx="306" cy="96" r="1.5" />
        <circle cx="62" cy="24" r="1.5" />
        <circle cx="26" cy="118" r="1.5" />
      </g>
    </svg>
  )
}
