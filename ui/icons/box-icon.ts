import type { Drawing } from './drawing.ts'

export const boxIcon: Drawing = {
  lines: 'M12 3.2l7.8 4.4v8.8L12 20.8l-7.8-4.4V7.6L12 3.2ZM4.2 7.6l7.8 4.4 7.8-4.4M12 12v8.8M8.1 5.4l7.8 4.4',
}
