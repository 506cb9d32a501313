import type { ButtonWeight } from '../button.tsx'
import { alertIcon } from '../icons/alert-icon.ts'
import type { Drawing } from '../icons/drawing.ts'
import { failureIcon } from '../icons/failure-icon.ts'
import { infoIcon } from '../icons/info-icon.ts'
import { successIcon } from '../icons/success-icon.ts'

export type Tone = 'info' | 'success' | 'warning' | 'error'

/** The look of each kind of message; the icon tells it without the colour. */
export const toneLooks: Record<Tone, { icon: Drawing; soft: string; text: string; weight: ButtonWeight }> = {
  info: { icon: infoIcon, soft: 'bg-info-soft text-info', text: 'text-info', weight: 'primary' },
  success: { icon: successIcon, soft: 'bg-primary-soft text-primary', text: 'text-primary', weight: 'primary' },
  warning: { icon: alertIcon, soft: 'bg-gold-soft text-gold', text: 'text-gold', weight: 'primary' },
  error: { icon: failureIcon, soft: 'bg-danger-soft text-danger', text: 'text-danger', weight: 'danger' },
}
