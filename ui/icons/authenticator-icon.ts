import type { Drawing } from './drawing.ts'

export const authenticatorIcon: Drawing = {
  lines:
    'M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M9 9.3v.9M15 9.3v.9M9 14.3c.8.9 1.8 1.3 3 1.3s2.2-.4 3-1.3',
}
