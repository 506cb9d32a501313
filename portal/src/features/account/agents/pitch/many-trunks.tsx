/** A banyan by the water: one crown, and a trunk for every root that has reached the ground. */
export function ManyTrunks() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 260"
      preserveAspectRatio="xMidYMid slice"
      className="h-auto min-h-36 w-full rounded-lg rtl:-scale-x-100"
    >
      <path fill="#0d3b34" d="M0 0h720v260H0z" />
      <circle cx="536" cy="92" r="62" fill="#f6d78f" />
      <g fill="none" stroke="#d9a548" strokeOpacity=".35" strokeWidth="1.5">
        <circle cx="536" cy="92" r="86" />
        <circle cx="536" cy="92" r="114" />
        <circle cx="536" cy="92" r="146" />
      </g>
      <path fill="#12524a" d="M0 176c90-34 150-22 214-4 92 26 150-30 262-18 96 10 160 34 244 8v98H0Z" />
      <g fill="#b0742c">
        <path d="M206 118h34c-4 40-6 70 6 104h-46c10-34 10-64 6-104ZM128 128h16c0 36 0 66 6 94h-28c6-30 8-60 6-94ZM296 126h16c-2 34 0 66 6 96h-28c6-30 6-62 6-96Z" />
        <path d="M166 132h10c-1 34 0 62 4 90h-18c4-30 4-58 4-90ZM264 132h10c0 34 0 62 4 90h-18c4-30 5-58 4-90ZM84 138h9c0 30 1 58 5 84H80c4-28 5-54 4-84ZM350 134h9c-1 32 0 60 5 88h-18c4-30 4-56 4-88ZM398 142h7c0 28 0 54 4 80h-14c3-28 3-52 3-80Z" />
      </g>
      <path
        fill="none"
        stroke="#d9a548"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M64 140v32M112 138v48M188 140v30M250 140v44M330 140v34M378 140v52M426 138v24"
      />
      <path
        fill="#0b7d57"
        d="M36 132c-14-30 12-52 36-48 4-32 44-46 68-30 16-32 70-40 96-12 26-22 74-12 84 18 30-10 60 8 62 34 34-4 66 14 62 44-8 18-60 14-86 12-90 6-180 8-280 2-20 0-36-4-42-20Z"
      />
      <path
        fill="#18b07e"
        d="M72 112c-4-26 20-42 44-36 8-30 48-40 72-18 22-24 70-18 80 14 26-8 50 6 50 28-30 20-80 12-112 22-44-14-92 12-134-10Z"
      />
      <path fill="#4fd6a8" d="M128 84c2-20 26-28 42-16 14-16 44-14 52 6-28 8-62 18-94 10Z" />
      <path fill="#0a2e29" d="M0 214c120-12 230 4 360 2s250-14 360 2v42H0Z" />
      <g fill="#f0b94d">
        <circle cx="470" cy="186" r="9" />
        <circle cx="520" cy="196" r="7" />
        <circle cx="600" cy="188" r="8" />
      </g>
      <path stroke="#f6dca0" strokeWidth="1.5" d="M470 177v-14M520 189v-12M600 180v-14" />
      <path
        fill="none"
        stroke="#1d6a60"
        strokeLinecap="round"
        strokeWidth="3"
        d="M440 234h80M548 244h60M628 232h52M400 246h40M60 240h70M180 246h96"
      />
    </svg>
  )
}
