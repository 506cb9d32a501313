/** A banyan by night, its lanterns lit: somebody is at work. */
export function LanternArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 336 208" className="h-auto w-full">
      <circle cx="202" cy="88" r="84" fill="#f6dca0" opacity=".14" />
      <circle cx="202" cy="88" r="66" fill="#f6dca0" />
      <g fill="#e9c67c" opacity=".55">
        <circle cx="240" cy="66" r="9" />
        <circle cx="252" cy="92" r="5" />
        <circle cx="226" cy="44" r="4" />
      </g>
      <g fill="var(--gold-fill)">
        <circle cx="66" cy="40" r="2.5" />
        <circle cx="40" cy="92" r="1.5" />
        <circle cx="98" cy="18" r="1.5" />
        <circle cx="300" cy="52" r="2" />
        <circle cx="308" cy="122" r="1.5" />
      </g>
      <path d="M34 188h268" stroke="var(--line-control)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M30 188c14-10 34-10 46 0ZM262 188c10-8 26-8 36 0Z" fill="#0e8a61" opacity=".5" />
      <g fill="#b97f1f">
        <path d="M104 112h5l1 76h-6ZM124 114h7l2 74h-8ZM196 114h7l-2 74h-8ZM220 112h5l-2 68h-4Z" />
      </g>
      <path fill="#d99a2b" d="M142 112h42l12 76h-17l-6-40a10 10 0 0 0-20 0l-6 40h-17Z" />
      <path fill="#f0b94d" d="M142 112h18l-7 36-6 40h-17Z" />
      <path fill="#0e8a61" d="M160 34c20-16 52-8 60 14 22-2 38 18 33 38-4 20-20 32-40 32h-53Z" />
      <path
        fill="#18b07e"
        d="M188 114c15-14 17-36 7-52 5-26-21-46-47-35-24-14-53 2-55 27-24 4-35 28-23 46 8 13 22 19 38 19h60c8 0 15-1 20-5Z"
      />
      <g fill="none" stroke="#0c1512" strokeOpacity=".17" strokeWidth="3" strokeLinecap="round">
        <path d="M98 66c8-12 23-14 33-8M128 94c10-10 27-10 37-2M206 76c8-6 20-4 27 4" />
      </g>
      <g className="origin-top animate-sway [transform-box:fill-box]">
        <path d="M84 112v18" stroke="var(--muted)" strokeWidth="1.5" />
        <rect x="70" y="131" width="28" height="31" rx="12" fill="#db2c2b" />
        <path d="M79 132v29M89 132v29" stroke="#f7c968" strokeWidth="1.5" opacity=".7" />
        <path d="M77 129h14v4.5H77ZM77 160h14v4.5H77Z" fill="#f0b94d" />
        <path d="M84 165v10" stroke="#f0b94d" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g className="origin-top animate-sway [animation-delay:-1.8s] [transform-box:fill-box]">
        <path d="M244 110v14" stroke="#8a5a00" strokeWidth="1.5" />
        <rect x="226" y="125" width="36" height="39" rx="14" fill="#e8842b" />
        <path d="M237 126v37M251 126v37" stroke="#ffe0a3" strokeWidth="1.75" opacity=".75" />
        <path d="M235 122h18v5h-18ZM235 162h18v5h-18Z" fill="#db2c2b" />
        <path d="M244 168v11" stroke="#db2c2b" strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  )
}
