import { Strokes } from '@banyan/ui/strokes.tsx'
import type { AppKind } from './app-offers.ts'

/** Our own strokes on a grid of 24: nobody else's logo is drawn. */
const drawn: Record<AppKind | 'web' | 'download', string> = {
  ios: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM10 3v.6a1 1 0 0 0 1 1h2a1 1 0 0 0 1-1V3M10.5 18.2h3',
  android: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM6 17h12M12 5.6v.1M10 19h.1M14 19h.1',
  lite: 'M19.5 4.5c-5.8-.6-9.8 1.3-11.6 4.6-1.2 2.2-1.2 4.7-.6 6.9 2.6.5 5.1.2 7.1-1.1 3.2-2 4.9-5.4 5.1-10.4ZM4.5 19.5l9-9M10.5 13.5H14',
  web: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM8.5 20.5h7M12 8v5.5M9.5 11.2l2.5 2.5 2.5-2.5',
  download: 'M12 3.5v11M7.5 10.2l4.5 4.5 4.5-4.5M4 16.5v1.7A2.3 2.3 0 0 0 6.3 20.5h11.4a2.3 2.3 0 0 0 2.3-2.3v-1.7',
}

/** The picture of an app, of the portal as an app, or of downloading. */
export function AppIcon({ of, size = 20 }: { of: keyof typeof drawn; size?: number }) {
  return (
    <Strokes size={size}>
      <path d={drawn[of]} />
    </Strokes>
  )
}
