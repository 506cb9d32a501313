import type { Drawing } from './drawing.ts'

export const boxesIcon: Drawing = {
  lines:
    'M12 3.5l4 2.2v4.6l-4 2.2-4-2.2V5.7l4-2.2ZM8 5.7l4 2.2 4-2.2M12 7.9v4.6M7.5 12.5l4 2.2v4.1l-4 2.2-4-2.2v-4.1l4-2.2ZM3.5 14.7l4 2.2 4-2.2M7.5 16.9V21M16.5 12.5l4 2.2v4.1l-4 2.2-4-2.2v-4.1M12.5 14.7l4 2.2 4-2.2M16.5 16.9V21',
}
