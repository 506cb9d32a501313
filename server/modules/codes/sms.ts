import type { FastifyBaseLogger } from 'fastify'
import { isSwitchedOn, type MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { Refusal } from '#/platform/refusal.ts'
import { composing, type Letter, SendQueue, type Slot, type SmsMessage, slotForMessage } from './send-queue.ts'
import { HttpGateway, type SmsGateway } from './sms/http-gateway.ts'

export interface SmsParts {
  readonly settings: MerchantSettings
  /** Undefined where nobody sends messages: then nobody can sign in by SMS. */
  readonly smsGateway: SmsGateway | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** What signed-out visitors are sent codes for. */
export type OpenPurpose = 'login' | 'password'

/** Sends SMS; disposing waits for what is on its way. */
export function openSms({ settings, smsGateway, now, logger }: SmsParts) {
  const onFailure = (message: string, reason: string) => logger.warn({ message, reason }, 'sms not sent')
  const parts = { refusal: 'sms_not_sent', now, onFailure } as const
  const queue = smsGateway && new SendQueue(composing<SmsMessage>(new HttpGateway(smsGateway, now)), parts)
  const reserveLetter = (): Slot<Letter<SmsMessage>> => {
    if (!queue) throw new Refusal('sms_not_sent')
    return queue.reserve()
  }
  return {
    /** Whether messages can be sent at all. */
    isThere: queue !== undefined,
    /** Reserves a slot for one message; refuses with sms_not_sent when none can be sent. */
    reserve(): Slot<SmsMessage> {
      return slotForMessage(reserveLetter())
    },
    reserveLetter,
    /** Refuses while signed-out visitors are sent no code for this purpose. */
    requireOn(purpose: OpenPurpose): void {
      if (queue && isOn(settings, purpose)) return
      throw new Refusal(purpose === 'login' ? 'sms_login_off' : 'password_reset_off')
    },
    [Symbol.asyncDispose]: async () => await queue?.[Symbol.asyncDispose](),
  }
}

export type SmsSender = ReturnType<typeof openSms>

/** Whether signed-out visitors may request codes for this purpose (requirements SYS-07). */
function isOn(settings: MerchantSettings, purpose: OpenPurpose): boolean {
  if (purpose === 'login') return isSwitchedOn(settings, 'VERIFICATION_LOGIN')
  return settings.current('whitelabel').flags.CHNGPASSVERIF3
}
