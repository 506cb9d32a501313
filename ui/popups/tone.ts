import type { ButtonWeight } from '../button.tsx'
import type { IconName } from '../icon.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

/** How each kind of message looks; the icon says it to who doesn't see the colour. */
export const toneLooks: Record<Tone, { icon: IconName; soft: string; text: string; weight: ButtonWeight }> = {
  info: { icon: 'info', soft: 'bg-info-soft text-info', text: 'text-info', weight: 'primary' },
  success: { icon: 'success', soft: 'bg-primary-soft text-primary', text: 'text-primary', weight: 'primary' },
  warning: { icon: 'alert', soft: 'bg-gold-soft text-gold', text: 'text-gold', weight: 'primary' },
  error: { icon: 'failure', soft: 'bg-danger-soft text-danger', text: 'text-danger', weight: 'danger' },
}
