/** A garden gate, shut, with the crown of the banyan behind its wall. */
export function GateArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 336 208" className="h-auto w-full">
      <circle cx="168" cy="104" r="88" fill="var(--primary)" opacity=".12" />
      <circle
        cx="168"
        cy="104"
        r="98"
        fill="none"
        stroke="var(--primary)"
        strokeOpacity=".35"
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path fill="#0e8a61" d="M168 26c18-11 42-3 47 15 20 0 31 16 26 33-3 14-16 22-31 22h-42Z" />
      <path
        fill="#18b07e"
        d="M186 92c13-11 15-29 7-42 4-21-16-37-37-29-20-12-42 1-44 21-20 3-28 23-18 37 7 12 18 16 31 16h46c6 0 11-1 15-3Z"
      />
      <g fill="none" stroke="#0c1512" strokeOpacity=".18" strokeWidth="3" strokeLinecap="round">
        <path d="M116 56c6-9 18-11 26-6M140 78c8-8 20-8 28-2M198 62c6-5 15-3 20 3" />
      </g>
      <path
        d="M28 104h84v82H28ZM224 104h84v82h-84Z"
        fill="var(--raised)"
        stroke="var(--line-control)"
        strokeWidth="2"
      />
      <path d="M22 96h96v10H22ZM218 96h96v10h-96Z" fill="var(--line-control)" />
      <g stroke="var(--line)" strokeWidth="2">
        <path d="M30 126h80M30 146h80M30 166h80M56 106v20M84 126v20M52 146v20M86 166v20M226 126h80M226 146h80M226 166h80M252 106v20M280 126v20M248 146v20M282 166v20" />
      </g>
      <path d="M112 186v-52a56 56 0 0 1 112 0v52Z" fill="var(--ground)" stroke="var(--line-control)" strokeWidth="4" />
      <path d="M124 186v-50a44 44 0 0 1 88 0v50Z" fill="#12392c" />
      <path d="M168 92v94M124 150h88" stroke="#0c1512" strokeOpacity=".55" strokeWidth="3" />
      <g fill="#f0b94d">
        <circle cx="140" cy="128" r="3" />
        <circle cx="154" cy="128" r="3" />
        <circle cx="182" cy="128" r="3" />
        <circle cx="196" cy="128" r="3" />
        <circle cx="140" cy="170" r="3" />
        <circle cx="154" cy="170" r="3" />
        <circle cx="182" cy="170" r="3" />
        <circle cx="196" cy="170" r="3" />
      </g>
      <path d="M158 146v-7a10 10 0 0 1 20 0v7" fill="none" stroke="#f7c968" strokeWidth="4" />
      <rect x="153" y="145" width="30" height="24" rx="5" fill="#f0b94d" />
      <path d="M168 154v6" stroke="#5a3b00" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M14 188h308" stroke="var(--line-control)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
