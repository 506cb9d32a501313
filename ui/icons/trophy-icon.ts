import type { Drawing } from './drawing.ts'

export const trophyIcon: Drawing = {
  lines:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4.5c0 3 1 4.8 3.3 5.2M16.5 5.5h3c0 3-1 4.8-3.3 5.2M12 14v3.5M8.5 20h7M9.5 20c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5',
}
