import { repeatDraw } from './repeat-draw.ts'

// The page stays alive while the signature is checked.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof repeatDraw>[0]>) => postMessage(repeatDraw(data)))
