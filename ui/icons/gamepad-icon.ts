import type { Drawing } from './drawing.ts'

export const gamepadIcon: Drawing = {
  lines:
    'M7.5 7.5h9a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.4 2.4 0 0 1-4.2 2l-1.9-2.2H8.3l-1.9 2.2a2.4 2.4 0 0 1-4.2-2l.9-4.6a4.5 4.5 0 0 1 4.4-3.6ZM8.5 10.2v3M7 11.7h3M15.2 10.8h.01M17 12.6h.01',
}
