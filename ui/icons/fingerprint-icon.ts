import type { Drawing } from './drawing.ts'

export const fingerprintIcon: Drawing = {
  lines:
    'M5 9.5A7.4 7.4 0 0 1 12 4a7.5 7.5 0 0 1 5.6 2.5M4.3 14.8c.4-1 .6-2 .6-3.1M19.2 9.4c.5 2.3.4 4.6-.3 6.9M7.5 18.3c.8-1.8 1.1-3.8 1-6a3.5 3.5 0 0 1 6.7-1.4M11 20.3c1-2.5 1.4-5.2 1.1-8M15.6 13.6c.1 2.2-.2 4.3-.9 6.3',
}
