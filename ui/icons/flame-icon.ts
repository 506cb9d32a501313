import type { Drawing } from './drawing.ts'

export const flameIcon: Drawing = {
  lines:
    'M12 3.2c.5 3.1 5.8 5.2 5.8 10.4a5.8 5.8 0 0 1-11.6 0c0-2 .9-3.5 2-4.6.3 1.4 1 2.2 1.9 2.6-.3-3.2.3-6.2 1.9-8.4Z',
}
