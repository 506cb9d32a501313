import type { Drawing } from './drawing.ts'

export const peopleIcon: Drawing = {
  lines:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.5-3.1 3-5 6.5-5s6 1.9 6.5 5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.8c2.2.6 3.6 2.3 4 4.7',
}
